import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import type { FormName } from '../forms/definition.ts';
import { FORM_TOKEN_ENDPOINT } from '../forms/submission-metadata.ts';
import { channelsFor, missingSettings } from '../leads/channels.ts';
import { type FormTokens, formTokens } from '../leads/intake/form-token.ts';
import { createIntake } from '../leads/intake/intake.ts';
import { limitPerMinute } from '../leads/intake/rate-limit.ts';
import type { LeadStore } from '../leads/storage/lead-store.ts';
import { answerClientErrors, refuseBadRequests } from '../platform/http/client-errors.ts';
import { loggerOptions } from '../platform/http/log.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { type AnswerPages, loadAnswerPages } from './answer-pages.ts';
import { addAuditRoutes } from './audit-routes.ts';
import { addHealthRoutes } from './health-routes.ts';
import { leadAudits } from './lead-audit.ts';
import { addLeadRoutes } from './lead-routes.ts';
import { type LiveSite, settingsThatDiffer } from './live-site.ts';
import type { Reports } from './report-pages.ts';
import { pageNow } from './resolve-path.ts';
import type { ServerSettings } from './settings.ts';
import { addSiteRoutes, sendNotFound } from './site-routes.ts';
import { type StorageReport, storageReport } from './storage-report.ts';

/** Against clients that send one byte now and then to keep a connection for themselves. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Node looks for such clients every half minute unless told otherwise. */
const CHECK_CONNECTIONS_MS = 5_000;

export interface AppParts {
  readonly settings: ServerSettings;
  readonly store: LeadStore;
  /** The built site; undefined to serve the API only. */
  readonly site: LiveSite | undefined;
  /** Called when a new lead is on disk. */
  readonly onSaved: () => void;
  readonly audits: AuditStore;
  /** Called when somebody asks for an audit. */
  readonly onAuditQueued: () => void;
}

/** What is rendered for each visitor. */
interface Pages {
  readonly answers: AnswerPages;
  readonly reports: Reports | undefined;
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
      reply.headers(headers).header('cache-control', 'no-store').redirect('/', 302);
    },
  });

  refuseBadRequests(app, headers);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  // Whoever set it had a file in mind: a cache would keep its absence as long as the file.
  app.addHook('onSend', async (_request, reply) => {
    if (!isKept(reply.statusCode)) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error({ err: error }, 'a request failed');
    const message = 'Something went wrong. Please try again.';
    return reply.code(status).send({ ok: false, message });
  });

  const plainPages = { answers: await loadAnswerPages(undefined), reports: undefined };
  const pages = () => site?.release ?? plainPages;
  const secret = settings.leads.tokenSecret ?? (await store.secret('form-token'));
  const tokens = formTokens(secret, () => new Date());
  app.get(FORM_TOKEN_ENDPOINT, async () => ({ token: tokens.issue() }));
  const report = storageReport(app.log);
  addLeadRoutes(app, createLoggedIntake(app, parts, tokens, pages, report), () => pages().answers);
  addAuditRoutes(app, { ...parts, pages, storage: report });
  addHealthRoutes(app, store, report, () => describeRelease(site, settings));
  if (site) addSiteRoutes(app, site, settings.unknownPaths);
  else app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}

const isKept = (status: number) => (status >= 200 && status < 300) || status === 304;

/** For whoever watches the servers: what is served, and what is amiss with it. */
function describeRelease(site: LiveSite | undefined, settings: ServerSettings): object {
  if (!site) return {};
  const { manifest } = site.release;
  const warnings = [...settingsThatDiffer(settings, manifest), site.problem];
  return { release: manifest.id, warnings: warnings.filter((each) => each !== undefined) };
}

function createLoggedIntake(
  app: FastifyInstance,
  { settings, store, audits, site, onSaved }: AppParts,
  tokens: FormTokens,
  pages: () => Pages,
  report: StorageReport,
) {
  const now = () => new Date();
  const { rateLimit, siteUrl, leads } = settings;
  return createIntake({
    store,
    now,
    ownOrigin: siteUrl?.origin,
    tokens,
    // Without a site of its own it can't tell: in development, where Astro serves the pages.
    pageNow: (path) => (site ? pageNow(path, site.release.files) : path),
    rateLimit: limitPerMinute(rateLimit, now),
    auditOf: leadAudits(audits, () => pages().reports?.en),
    channelsFor: (form) => channelsFor(form, leads.channels),
    onSaved: ({ id, form, spam }) => {
      report.worked();
      const waiting = spam === null ? waitsFor(form, leads) : [];
      const needs = waiting.length > 0 ? { waitsFor: waiting.join(', ') } : {};
      app.log.info({ lead: id, form, ...(spam && { spam }), ...needs }, 'lead kept');
      onSaved();
    },
    onStorageError: report.failed,
  });
}

/** The settings without which a form's leads stay here. */
function waitsFor(form: FormName, { channels }: ServerSettings['leads']): string[] {
  return channelsFor(form, channels).flatMap((channel) => missingSettings(channel, channels) ?? []);
}
