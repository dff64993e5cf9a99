import { defineMiddleware } from 'astro:middleware';
import { oncePerBuild } from '../catalog/load/once-per-build.ts';
import { filled } from '../catalog/queries/entries.ts';
import { GUARANTEE, promisesWithTerms } from '../catalog/words/claims.ts';
import { linkPromises, mentionFinder } from './build/promise-links.ts';

const mentions = oncePerBuild(() => mentionFinder(promisesWithTerms()));

/** On every page but that of the terms, what promises leads to its terms. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || url.pathname.replace(/\.html$/, '') === GUARANTEE) return response;
  const { terms } = (await filled('interface')).document;
  const html = linkPromises(await response.text(), mentions(), terms);
  return new Response(html, { status: response.status, headers: response.headers });
});
