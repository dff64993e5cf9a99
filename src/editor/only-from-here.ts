import type { FastifyInstance } from 'fastify';
import { policy } from './policy.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Answers the pages of this server and nobody else: another site that a browser on this machine has
 * open may neither write (Origin), nor take the name of this machine for its own (Host), nor keep it
 * busy with questions whose answers it cannot read; it may lead to the page.
 *
 * @param preview the one address that pages may show in a frame
 */
export function onlyFromHere(server: FastifyInstance, preview: string): void {
  server.addHook('onRequest', async ({ headers, method, url }, reply) => {
    if (!LOOPBACK.has(URL.parse(`http://${headers.host}`)?.hostname ?? '')) {
      return reply.code(421).send('The editor answers to localhost and 127.0.0.1 only.');
    }
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && headers.origin !== `http://${headers.host}`) {
      return reply.code(403).send('The editor takes changes from its own page only.');
    }
    const site = headers['sec-fetch-site'] ?? 'none';
    const follows = headers['sec-fetch-mode'] === 'navigate' && /^\/(index\.html)?(\?|$)/.test(url);
    if (!follows && site !== 'same-origin' && site !== 'none') {
      return reply.code(403).send('The editor answers its own page only.');
    }
    reply.headers({
      'content-security-policy': `${policy([], [preview])}; frame-ancestors 'self'`,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
}
