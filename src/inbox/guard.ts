import type { FastifyInstance } from 'fastify';
import { closed, securityHeaders } from '../platform/http/security-headers.ts';

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

/**
 * Refuses what does not come from the inbox's own pages, before anything of it is read. Any host but
 * its own is somebody's rebound name. All browsers name the origin of a form; the cookie alone would
 * not do, since to it every port of a host is the same site.
 */
export function guard(app: FastifyInstance, places: () => readonly URL[]): void {
  app.addHook('onRequest', async ({ host, method, headers }, reply) => {
    const asked = places().find((place) => place.host === host.toLowerCase());
    if (!asked) {
      return reply.code(421).type('text/plain').send('The inbox is not at this address.\n');
    }
    const reads = method === 'GET' || method === 'HEAD';
    const site = headers['sec-fetch-site'] ?? 'same-origin';
    if (!reads && (site !== 'same-origin' || headers.origin !== asked.origin)) {
      return reply.code(403).type('text/plain').send('This was not sent from the inbox itself.\n');
    }
  });
}
