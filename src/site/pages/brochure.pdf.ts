import type { APIRoute } from 'astro';
import { language } from '../../catalog/language.ts';
import { keptBetweenBuilds, program } from '../../catalog/load/kept-between-builds.ts';
import { makeBrochure } from '../brochure/brochure.ts';
import { getBrochureContent } from '../brochure/content.ts';

/** Made with the pages, from the same content, and the same all day. */
export const GET: APIRoute = async ({ site }) => {
  const today = new Date(new Date().setHours(0, 0, 0, 0));
  const content = await getBrochureContent(site?.href ?? '');
  const madeFrom = [program(), language(), today.toISOString(), JSON.stringify(content)];
  const pdf = await keptBetweenBuilds('brochures', madeFrom, () => makeBrochure(content, today));
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
};
