import type { APIRoute } from 'astro';
import { projectSheet } from '../../illustration/projects/sheet.tsx';

/** The pictures to which the showcase refers. */
export const GET: APIRoute = () =>
  new Response(projectSheet, { headers: { 'Content-Type': 'image/svg+xml' } });
