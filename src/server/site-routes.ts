import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './answer-pages.ts';
import { chooseVersion, isUnchanged } from './page-versions.ts';
import { resolvePath } from './resolve-path.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

const cacheControl: Readonly<Record<SiteFile['kind'], string>> = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
};

/** Serves the built site; answers whatever no other route takes. */
export function addSiteRoutes(app: FastifyInstance, site: SiteFiles, blogNotFound: Page): void {
  app.register(fastifyStatic, { root: site.root, serve: false, preCompressed: true });

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const [url = ''] = request.url.split('?', 1);
      const isCall = app.hasRoute({ method: 'GET', url });
      if (url.startsWith('/api/') && !isCall) return sendNotFound(reply);
      return reply.code(405).header('allow', 'GET, HEAD').send({ ok: false, message: 'Use GET.' });
    }
    const [path = '/', ...query] = request.url.split('?');
    const resolution = resolvePath(path, site);
    switch (resolution.kind) {
      case 'file':
        return sendFile(request, reply, resolution.file);
      case 'moved':
        reply.header('cache-control', cacheControl.other);
        return reply.redirect([resolution.path, ...query].join('?'), 301);
      case 'no-such-blog':
        return reply
          .code(404)
          .header('cache-control', 'no-cache')
          .header('content-security-policy', blogNotFound.policy)
          .type('text/html; charset=utf-8')
          .send(blogNotFound.html);
      case 'no-such-file':
        return sendNotFound(reply);
      case 'home':
        return reply.header('cache-control', 'no-cache').redirect('/', 302);
    }
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  app.setNotFoundHandler(answer);
}

/** Answers a call that does not exist. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ ok: false, message: 'Not found.' });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('cache-control', cacheControl[file.kind]);
  if (file.kind === 'page') return sendPage(request, reply, file);
  if (file.kind === 'other') addFileHeaders(reply, file);
  return reply.sendFile(file.file, { cacheControl: false });
}

function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { versions, policy }: Extract<SiteFile, { kind: 'page' }>,
): FastifyReply {
  const version = chooseVersion(versions, headers);
  reply
    .header('content-security-policy', policy)
    .header('vary', 'accept-encoding')
    .header('etag', version.etag)
    .header('last-modified', version.lastModified);
  if (isUnchanged(version, headers)) return reply.code(304).send();
  if (version.coding !== 'identity') reply.header('content-encoding', version.coding);
  return reply.type('text/html; charset=utf-8').send(version.body);
}

/** Social cards, icons and feeds are shown elsewhere; a page's Markdown is not a page of its own. */
function addFileHeaders(reply: FastifyReply, file: Extract<SiteFile, { kind: 'other' }>): void {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (file.versionOf) reply.header('link', `<${encodeURI(file.versionOf)}>; rel="canonical"`);
}
