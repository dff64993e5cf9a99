import type { APIRoute } from 'astro';
import { makeBrochure } from '../brochure/brochure.ts';
import { getBrochureContent } from '../brochure/content.ts';

/** Made with the pages, from the same content, and the same all day. */
export const GET: APIRoute = async ({ site }) => {
  const today = new Date(new Date().setHours(0, 0, 0, 0));
  const pdf = await makeBrochure(await getBrochureContent(site?.href ?? ''), today);
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
