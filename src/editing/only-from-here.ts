import type { FastifyInstance } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostnameOf(host: string | undefined): string | undefined {
  return URL.parse(`http://${host}`)?.hostname;
}

/**
 * Answers the pages of this server and nobody else: another site that a browser on this machine has
 * open may neither write (Origin) nor take the name of this machine for its own (Host).
 *
 * @param preview the one address that pages may show in a frame
 */
export function onlyFromHere(server: FastifyInstance, preview: string): void {
  server.addHook('onRequest', async ({ headers, method }, reply) => {
    if (!LOOPBACK.has(hostnameOf(headers.host) ?? '')) {
      return reply.code(421).send('The editor answers to localhost and 127.0.0.1 only.');
    }
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && headers.origin !== `http://${headers.host}`) {
      return reply.code(403).send('The editor takes changes from its own page only.');
    }
    reply.headers({
      'content-security-policy': [
        "default-src 'self'",
        "connect-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self' data:",
        "worker-src 'self' blob:",
        `frame-src 'self' ${preview}`,
        "frame-ancestors 'self'",
      ].join('; '),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
}
