import type { APIRoute } from 'astro';
import { projectSheet, projectSheetName } from '../../illustration/projects/sheet.tsx';

export const getStaticPaths = () => [{ params: { sheet: projectSheetName } }];

/** The pictures to which the showcase refers. */
export const GET: APIRoute = () =>
  new Response(projectSheet, { headers: { 'Content-Type': 'image/svg+xml' } });
