import type { MiddlewareHandler } from 'astro';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that is asked for again until it can be had. */
const waiting = (why: string, status: number) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Not yet</title>
<body style="font: 1rem/1.5 system-ui; margin: 2rem; white-space: pre-wrap">${escaped(why)}`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/**
 * Beside the editor a page that can't be made says why in a sentence, where Astro would show its code,
 * and one that is not there yet comes by itself.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  try {
    const response = await next();
    if (response.status === 404) {
      return waiting(
        'This page is not there yet. If a red line says why, mend that; else it comes in a moment.',
        404,
      );
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(await response.text(), response);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return waiting(`This page can’t be shown until a mistake is mended.\n\n${why}`, 500);
  }
};
