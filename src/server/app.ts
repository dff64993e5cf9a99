import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { FORM_TOKEN_ENDPOINT } from '../leads/forms/accompanying.ts';
import type { FormName } from '../leads/forms/form.ts';
import { type FormTokens, formTokens } from '../leads/intake/form-token.ts';
import { createIntake } from '../leads/intake/intake.ts';
import { limitPerMinute, noLimit } from '../leads/intake/rate-limit.ts';
import { channelSettings, channelsFor, configuredChannels } from '../leads/routing.ts';
import type { LeadStore } from '../leads/storage/lead-store.ts';
import { loadAnswerPages } from './answer-pages.ts';
import { answerClientErrors, refuseBadRequests } from './client-errors.ts';
import type { PolicyOf } from './content-policy.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addLeadRoutes } from './lead-routes.ts';
import { loggerOptions } from './log.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';
import type { SiteFiles } from './site-files.ts';
import { addSiteRoutes, sendNotFound } from './site-routes.ts';

/** Against clients that send one byte now and then to keep a connection for themselves. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Node looks for such clients every half minute unless told otherwise. */
const CHECK_CONNECTIONS_MS = 5_000;

export interface AppParts {
  readonly settings: ServerSettings;
  readonly store: LeadStore;
  /** The built site; undefined to serve the API only. */
  readonly site: SiteFiles | undefined;
  /** For the pages that the server fills in. */
  readonly policyOf: PolicyOf;
  /** Called when a new lead is on disk. */
  readonly onKept: () => void;
}

/** The HTTP server, complete but not listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, store, site } = parts;
  const headers = securityHeaders(settings.siteUrl);
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      requireHostHeader: false,
    },
    // What still comes on an open connection while the server closes is answered like the rest.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: answerClientErrors(headers),
    // A path that is no valid URL is an unknown page.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(headers).header('cache-control', 'no-cache').redirect('/', 302);
    },
  });

  refuseBadRequests(app, headers);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error({ err: error }, 'a request failed');
    const message = 'Something went wrong. Please try again.';
    return reply.code(status).send({ ok: false, message });
  });

  const pages = await loadAnswerPages(site?.root, parts.policyOf, (files) => {
    app.log.warn({ files }, 'answer pages are missing or broken; plain ones stand in');
  });
  const secret = settings.leads.tokenSecret ?? (await store.secret('form-token'));
  const tokens = formTokens(secret, () => new Date());
  app.get(FORM_TOKEN_ENDPOINT, async () => ({ token: tokens.issue() }));
  addLeadRoutes(app, createLoggedIntake(app, parts, tokens), pages);
  addHealthRoutes(app, store);
  if (site) addSiteRoutes(app, site, pages.blogNotFound);
  else app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}

function createLoggedIntake(
  app: FastifyInstance,
  { settings, store, onKept }: AppParts,
  tokens: FormTokens,
) {
  const now = () => new Date();
  const { rateLimit, siteUrl, leads } = settings;
  return createIntake({
    store,
    now,
    ownOrigin: siteUrl?.origin,
    tokens,
    rateLimit: rateLimit === 'off' ? noLimit : limitPerMinute(rateLimit, now),
    channelsFor: (form) => channelsFor(form, leads),
    onKept: ({ id, form, spam }) => {
      const waiting = spam === null ? missingSettings(form, settings) : [];
      const needs = waiting.length > 0 ? { waitsFor: waiting.join(', ') } : {};
      app.log.info({ lead: id, form, ...(spam && { spam }), ...needs }, 'lead kept');
      onKept();
    },
    onStorageError: (error) => app.log.error({ err: error }, 'a lead could not be stored'),
  });
}

/** The settings without which a form's leads stay here. */
function missingSettings(form: FormName, { leads }: ServerSettings): string[] {
  const open = configuredChannels(leads);
  return channelsFor(form, leads)
    .filter((channel) => !open.includes(channel))
    .map((channel) => channelSettings[channel]);
}
