import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerClientErrors, refuseBadRequests } from '../platform/http/client-errors.ts';
import { loggerOptions } from '../platform/http/log.ts';
import { addFigureRoutes } from './figure-routes.ts';
import { guard, inboxHeaders } from './guard.ts';
import { addLeadRoutes } from './lead-routes.ts';
import { addListRoutes } from './list-routes.ts';
import { addOpenRoutes, requireSession } from './open-routes.ts';
import type { InboxParts } from './parts.ts';
import { placesOf } from './places.ts';
import { type Look, readAndReply } from './replies.ts';

/** In Hindi the longest note is 27 KB when it is sent, and so are a message and what it said before. */
const BODY_LIMIT = 128 * 1024;

/** The inbox's server, complete but not listening. */
export function createInbox(parts: InboxParts & { readonly look: Look }): FastifyInstance {
  const { settings, look } = parts;
  const { inboxUrl } = settings.leads;
  const headers = inboxHeaders(inboxUrl);
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    http: { requireHostHeader: false },
    bodyLimit: BODY_LIMIT,
    clientErrorHandler: answerClientErrors(headers),
    // A path that is no valid URL is an unknown page.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(headers).redirect('/', 302);
    },
  });
  refuseBadRequests(app, headers);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  guard(app, () => placesOf(portOf(app), inboxUrl));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  readAndReply(app, look, parts);
  answerFailures(app);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = look.files.get(request.params.name);
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });
  addOpenRoutes(app, parts);
  app.register(async (scope) => {
    requireSession(scope, parts);
    addListRoutes(scope, parts);
    addLeadRoutes(scope, parts);
    addFigureRoutes(scope, parts);
  });
  return app;
}

/** Says what went wrong, and gives back what was typed. */
function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.page('notice', { title: 'There is no such page' }, 404),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 503;
    if (status < 500) {
      const text = 'Go back and try again with less text.';
      return reply.page('notice', { title: 'This could not be read', text }, status);
    }
    app.log.error({ err: error }, 'a request failed');
    const reason =
      'The leads can not be read or written just now. Nothing is lost: try again in a moment.';
    if (request.method === 'POST') return reply.unsent(503, reason);
    return reply.page('notice', { title: 'Not now', text: reason }, 503);
  });
}

/** Where it listens. */
export function portOf(app: FastifyInstance): number {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : 0;
}
