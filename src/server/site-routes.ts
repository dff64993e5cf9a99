import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './answer-pages.ts';
import { editionOf } from './edition.ts';
import type { LiveSite } from './live-site.ts';
import { chooseVersion, isUnchanged, type PageVersions } from './page-versions.ts';
import { paths } from './release/release.ts';
import { resolvePath } from './resolve-path.ts';
import type { ServerSettings } from './settings.ts';
import type { SiteFile } from './site-files.ts';

/**
 * What the next release may change. Browsers ask each time; a cache in front may answer for as long
 * as a server may take to notice a release.
 */
const CHECKED = 'public, max-age=0, s-maxage=2, must-revalidate';
/** Names change with the content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built site; answers whatever no other route takes. */
export function addSiteRoutes(
  app: FastifyInstance,
  site: LiveSite,
  unknownPaths: ServerSettings['unknownPaths'],
): void {
  const assets = paths.assets(site.dist);
  app.register(fastifyStatic, { root: assets, serve: false, preCompressed: true });

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (request.url.startsWith('/api/')) return sendNotFound(reply);
      return reply.code(405).header('allow', 'GET, HEAD').send({ ok: false, message: 'Use GET.' });
    }
    const [path = '/'] = request.url.split('?');
    const { files, answers } = site.release;
    const edition = editionOf(path);
    const resolution = resolvePath(path, files);
    switch (resolution.kind) {
      case 'file':
        return sendFile(request, reply, resolution.file, files.root);
      case 'asset':
        return sendAsset(reply, resolution.file, assets);
      case 'moved':
        return reply.redirect(withQuery(resolution.to, request.url.slice(path.length + 1)), 301);
      case 'gone':
        return sendPage(reply, 410, answers.notFound[edition]);
      case 'no-such-blog':
        return sendPage(reply, 404, answers.blogNotFound[edition]);
      case 'no-such-document':
        return request.headers.accept?.includes('text/html')
          ? sendPage(reply, 404, answers.notFound[edition])
          : sendNotFound(reply);
      case 'no-such-file':
        return sendNotFound(reply);
      case 'home': {
        const home = edition === 'hi' && files.byPath.has('/hi') ? '/hi' : '/';
        if (unknownPaths === '302') return reply.redirect(home, 302);
        return sendPage(reply.header('refresh', `0; url=${home}`), 404, answers.notFound[edition]);
      }
    }
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  app.setNotFoundHandler(answer);
}

/** Answers a call that does not exist. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ ok: false, message: 'Not found.' });
}

/** Answers with a page in memory, under the policy that it needs. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  { html, policy }: Page,
): FastifyReply {
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
  return reply.code(status).send(html);
}

/** An address with the query that was asked for, which stands before an anchor. */
function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [base = '', ...anchor] = address.split('#');
  return [`${base}${base.includes('?') ? '&' : '?'}${query}`, ...anchor].join('#');
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  root: string,
): FastifyReply {
  reply.header('cache-control', CHECKED);
  if (file.kind === 'page') return sendFilePage(request, reply, file);
  // Social cards, icons and feeds are shown elsewhere; a page's Markdown is not a page of its own.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (file.versionOf) reply.header('link', `<${encodeURI(file.versionOf)}>; rel="canonical"`);
  return reply.sendFile(file.file, root, { cacheControl: false });
}

/** From disk, where the next release's lie before it is served, and the last one's after. */
function sendAsset(reply: FastifyReply, file: string, assets: string): FastifyReply {
  if (!existsSync(join(assets, file))) return sendNotFound(reply);
  return reply.header('cache-control', FOR_EVER).sendFile(file, assets, { cacheControl: false });
}

function sendFilePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { versions, policy, markdown }: Extract<SiteFile, { kind: 'page' }>,
): FastifyReply {
  if (markdown) {
    reply.header('link', `<${encodeURI(markdown)}>; rel="alternate"; type="text/markdown"`);
  }
  return sendVersions(request, reply, { versions, policy });
}

/** Answers with that version of a page that the client takes, or tells that it has it already. */
export function sendVersions(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { versions, policy }: { readonly versions: PageVersions; readonly policy: string },
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
