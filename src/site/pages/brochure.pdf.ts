import type { APIRoute } from 'astro';
import { makeBrochure } from '../brochure/brochure.ts';
import { getBrochureContent } from '../brochure/content.ts';

/** Made with the pages, from the same content. */
export const GET: APIRoute = async ({ site }) => {
  const pdf = await makeBrochure(await getBrochureContent(site?.href ?? ''), new Date());
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
