import type { APIRoute, GetStaticPaths } from 'astro';
import { siteScript } from '../../layouts/site-script.ts';

export const getStaticPaths = (() => [
  { params: { name: siteScript.name } },
]) satisfies GetStaticPaths;

/** The site's own script, which every page asks for (src/site/client/scripts/site/load.ts). */
export const GET: APIRoute = () =>
  new Response(siteScript.code, { headers: { 'Content-Type': 'text/javascript' } });
