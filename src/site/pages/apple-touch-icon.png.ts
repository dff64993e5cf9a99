import type { APIRoute } from 'astro';
import { touchIcon } from '../seo/icons.tsx';

/** The icon on the home screen of a phone. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await touchIcon(180)), { headers: { 'Content-Type': 'image/png' } });
