import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closed, securityHeaders } from '../platform/http/security-headers.ts';
import type { Places } from './places.ts';

/** One style sheet, its fonts, one script and forms; no frame, nothing of anybody else. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  ...closed,
].join('; ');

/** What stands on every answer. */
export function inboxHeaders(inboxUrl: URL | undefined): Record<string, string> {
  return {
    ...securityHeaders(inboxUrl),
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    // With `no-referrer` browsers send `Origin: null` with forms, which could be anybody's.
    'referrer-policy': 'same-origin',
  };
}

/** Refuses what does not come from the inbox's own pages, before anything of it is read. */
export function guard(app: FastifyInstance, places: () => Places): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!places().hosts.has(request.host.toLowerCase())) {
      return reply.code(421).type('text/plain').send('The inbox is not at this address.\n');
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isOwn(request, places())) {
      return reply.code(403).type('text/plain').send('This was not sent from the inbox itself.\n');
    }
  });
}

/**
 * Whether a page of the inbox sent it. All browsers name the origin of a form; the cookie alone would
 * not do, since to it every port of a host is the same site.
 */
function isOwn({ headers, host }: FastifyRequest, { origins }: Places): boolean {
  const { origin = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origins.has(origin) && new URL(origin).host === host.toLowerCase();
}
