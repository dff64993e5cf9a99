import type { MiddlewareHandler } from 'astro';
import { markHindi } from './mark-hindi.ts';

/** Every page says of its Devanagari that it is Hindi, in development as in a build. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(markHindi(await response.text()), response);
};
