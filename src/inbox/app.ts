import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LeadDesk } from '../leads/desk/open-desk.ts';
import type { MailSettings } from '../leads/mail/settings.ts';
import type { Clock } from '../leads/storage/lead-store.ts';
import { describeDatabase } from '../platform/database/database.ts';
import { answerClientErrors, refuseBadRequests } from '../platform/http/client-errors.ts';
import { loggerOptions } from '../platform/http/log.ts';
import type { Access } from './access.ts';
import { readTyped } from './change.ts';
import { addFigureRoutes } from './figure-routes.ts';
import { guard, inboxHeaders } from './guard.ts';
import { addLeadRoutes } from './lead-routes.ts';
import { addListRoutes } from './list-routes.ts';
import { addOpenRoutes, requireSession } from './open-routes.ts';
import type { Pages } from './pages/views.ts';
import { placesOf } from './places.ts';
import { createReplies } from './replies.ts';
import type { FindReport } from './report-link.ts';
import type { SalesWords } from './sales-words.ts';
import type { InboxSettings } from './settings.ts';
import { ownerTeller } from './tell-owner.ts';

/** The longest note in Hindi is 27 KB when it is sent. */
const BODY_LIMIT = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; '' for nobody. */
    who: string;
  }
}

/** How the inbox looks, as scripts/inbox-look.ts makes it. */
export interface Look {
  readonly pages: Pages;
  /** The address of the style sheet, which is one of the files. */
  readonly stylesheet: string;
  /** That of the script of the list. */
  readonly script: string;
  /** By their names below /assets. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;
}

export interface InboxParts {
  readonly settings: InboxSettings;
  readonly desk: LeadDesk;
  readonly access: Access;
  readonly look: Look;
  /** The agency's name. */
  readonly firm: string;
  readonly sales: SalesWords;
  /** With what owners are told; undefined where mail is not set up. */
  readonly mail: MailSettings | undefined;
  /** Where the public site is. */
  readonly siteUrl: URL;
  readonly findReport: FindReport;
  readonly now: Clock;
}

/** The inbox's server, complete but not listening. */
export function createInbox(parts: InboxParts): FastifyInstance {
  const { settings, desk, access, look, firm, sales, siteUrl, findReport, now } = parts;
  const { inboxUrl, channels, database } = settings.leads;
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
  app.decorateRequest('who', '');

  const replies = createReplies(look.pages, {
    firm,
    sales,
    stylesheet: look.stylesheet,
    script: look.script,
  });
  answerFailures(app, replies);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = look.files.get(request.params.name);
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });
  const ways = { access, replies, inboxUrl };
  addOpenRoutes(app, ways);
  app.register(async (scope) => {
    requireSession(scope, ways);
    addListRoutes(scope, { desk, replies, now, database: describeDatabase(database) });
    const tellOwner = ownerTeller({ mail: parts.mail, inboxUrl, addressOf: access.mailOf });
    addLeadRoutes(scope, { desk, replies, now, channels, findReport, siteUrl, tellOwner });
    addFigureRoutes(scope, { desk, replies, now });
  });
  return app;
}

/** Says what went wrong, and gives back what was typed. */
function answerFailures(app: FastifyInstance, replies: ReturnType<typeof createReplies>): void {
  app.setNotFoundHandler((request, reply) =>
    replies.notice(request, reply, 404, {
      title: 'There is no such page',
      sentences: [],
      link: { href: '/', text: 'All leads' },
    }),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 503;
    if (status < 500) {
      return replies.notice(request, reply, status, {
        title: 'This could not be read',
        sentences: ['Go back and try again with less text.'],
      });
    }
    app.log.error({ err: error }, 'a request failed');
    const reason =
      'The leads can not be read or written just now. Nothing is lost: try again in a moment.';
    if (request.method === 'POST') {
      return replies.unsent(request, reply, 503, reason, readTyped(request.body));
    }
    return replies.notice(request, reply, 503, { title: 'Not now', sentences: [reason] });
  });
}

/** Where it listens. */
export function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
