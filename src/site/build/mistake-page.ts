import type { MiddlewareHandler } from 'astro';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Beside the editor a page that can't be made says why in a sentence, where Astro would show its code;
 * it is asked for again until it can.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(await response.text(), response);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return new Response(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>A mistake</title>
<body style="font: 1rem/1.5 system-ui; margin: 2rem; white-space: pre-wrap">This page can’t be shown until a mistake is mended.

${escaped(why)}`,
      { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
  }
};
