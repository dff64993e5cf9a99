import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Leaves bodies as they come: who judges a post must judge every content type alike. */
export function keepBodiesRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** What a request says of the page that sent it. */
export function originOf({ headers, host }: FastifyRequest) {
  return { origin: headers.origin, secFetchSite: headers['sec-fetch-site']?.toString(), host };
}
