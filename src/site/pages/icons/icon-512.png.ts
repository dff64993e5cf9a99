import type { APIRoute } from 'astro';
import { logoPng } from '../../seo/icons.tsx';

/** The logo that structured data names. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await logoPng(512)), { headers: { 'Content-Type': 'image/png' } });
