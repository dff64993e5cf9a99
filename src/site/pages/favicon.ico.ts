import type { APIRoute } from 'astro';
import { ico } from '../seo/icons.tsx';

/** The icon for crawlers and for browsers that take no drawing. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await ico([16, 32, 48])), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
