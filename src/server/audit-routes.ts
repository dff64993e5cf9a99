import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAddress } from '../audit/address.ts';
import { AUDIT_PAGE, reportPath } from '../audit/report-path.ts';
import { reportView } from '../audit/report-view.ts';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import { proposal } from '../forms/proposal.ts';
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from '../forms/submission-metadata.ts';
import { readBody } from '../leads/intake/body.ts';
import { isOwnPost } from '../leads/intake/origin.ts';
import { limitPerMinute } from '../leads/intake/rate-limit.ts';
import { keepBodiesRaw, originOf } from '../platform/http/raw-posts.ts';
import { senderGroup } from '../platform/http/sender-group.ts';
import { type AnswerPages, answerIn } from './answer-pages.ts';
import { answerView, backPath } from './answer-view.ts';
import { deleteKeyOf, leaveDeleteKey } from './delete-key.ts';
import { type Edition, editionOf, saidIn } from './edition.ts';
import { onceATurn } from './once-a-turn.ts';
import { compressPage } from './page-versions.ts';
import type { Instead, Reports } from './report-pages.ts';
import type { ServerSettings } from './settings.ts';
import { sendPage, sendVersions } from './site-routes.ts';
import type { StorageReport } from './storage-report.ts';

/** Of a report, in the paths of routes. */
const ID = ':id(^[\\w-]+$)';
const editions = ['en', 'hi'] as const satisfies readonly Edition[];
/** An address, and the id of a run to compare with. */
const BODY_LIMIT_BYTES = 8 * 1024;
/** A page looks twice a second how far its run has come; mobile carriers share addresses. */
const ASKED_FOR_EACH_POST = 20;
/** A queue that is full has moved on by then. */
const FULL_RETRY_SECONDS = 60;

/** Where the release has no words for it. */
const NO_AUDITS =
  'The free audit rests at the moment. Send us this form and we will look at your site.';

const statuses = { off: 503, full: 503, limit: 429 } as const satisfies Record<Instead, number>;

interface AuditRouteParts {
  readonly audits: AuditStore;
  readonly settings: ServerSettings;
  /** Those of the release that is served at the moment. */
  readonly pages: () => { readonly answers: AnswerPages; readonly reports: Reports | undefined };
  /** Called when somebody asks for an audit. */
  readonly onAuditQueued: () => void;
  readonly storage: StorageReport;
}

type WithId = { Params: { id: string } };

/**
 * Adds `POST /api/audits`, which asks for a run, and `/seo-audit/{id}`, its report: below /hi
 * the same run in Hindi.
 */
export function addAuditRoutes(app: FastifyInstance, parts: AuditRouteParts): void {
  const { audits, settings } = parts;
  const { rateLimit, siteUrl } = settings;
  const postLimit = limitPerMinute(rateLimit, () => new Date());
  // Of all that is asked here: whoever asks without an end is answered with nothing that was made for it.
  const askLimit = limitPerMinute(ASKED_FOR_EACH_POST * rateLimit, () => new Date());
  const isOwn = (request: FastifyRequest) => isOwnPost(originOf(request), siteUrl?.origin);
  // Many who read at once are one look at the database.
  const versionOf = onceATurn((id) => audits.version(id));

  app.register(async (scope) => {
    keepBodiesRaw(scope);
    scope.addHook('onRequest', async (request, reply) => {
      const verdict = askLimit(request.ip);
      if (verdict.allowed) return;
      reply.code(429).header('retry-after', verdict.retryAfterSeconds).type('text/plain');
      const sentence = 'Too many requests. Please try again in a minute.';
      return reply.send(saidIn(editionOf(request.url), sentence));
    });
    scope.post('/api/audits', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const { body, headers } = request;
      const read = Buffer.isBuffer(body)
        ? await readBody(headers['content-type'] ?? '', body)
        : 'malformed';
      if (typeof read === 'string' || !isOwn(request)) return sendFailure(request, reply, parts);
      return answerRequest(request, reply, parts, read, postLimit(request.ip).allowed);
    });
    // Whoever opens the address of a refusal again.
    scope.get('/api/audits', (request, reply) =>
      reply.redirect(AUDIT_PAGE[pageBefore(request).edition], 303),
    );
    for (const edition of editions) {
      const path = reportPath(ID, edition);
      scope.post<WithId>(path, async (request, reply) => {
        const { id } = request.params;
        const key = isOwn(request) ? deleteKeyOf(request) : undefined;
        const isGone = key && ((await audits.delete(id, key)) || !(await audits.version(id)));
        if (!isGone) return sendFailure(request, reply, parts, edition);
        return reply.redirect(`${AUDIT_PAGE[edition]}#deleted`, 303);
      });
      scope.get<WithId>(path, async (request, reply) => {
        const version = await versionOf(request.params.id);
        const report = version && (await reportOf(request, parts, edition, version));
        // Asked for each time, by browsers alone: once it is deleted nobody reads it.
        reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
        if (!report) return sendPage(reply, 404, parts.pages().answers.notFound[edition]);
        return sendVersions(request, reply, report);
      });
      // Asks for the report each time: with it, its card is gone.
      scope.get<WithId>(`${path}/card.png`, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        const { answers, reports } = parts.pages();
        const audit = await audits.find(request.params.id);
        const card = audit && (await reports?.[edition].card(reportView(audit, undefined, false)));
        if (!card) return sendPage(reply, 404, answers.notFound[edition]);
        return reply.type('image/png').send(card);
      });
    }
  });
}

/** Where a request comes from, as far as the browser says so. */
function pageBefore({ headers, host }: FastifyRequest) {
  const back = backPath(headers.referer, host);
  return { back, edition: editionOf(back) };
}

/**
 * A report as it is sent, rendered and compressed once for all who read it until something happens in it. The database
 * is asked each time whether it is still there, and the one that it is compared with: any server may delete them.
 */
async function reportOf(
  request: FastifyRequest<WithId>,
  { audits, pages }: AuditRouteParts,
  edition: Edition,
  version: string,
) {
  const { id } = request.params;
  const mayDelete = deleteKeyOf(request) !== undefined;
  const reports = pages().reports?.[edition];
  return reports?.sent(`${id} ${mayDelete}`, version, async () => {
    const audit = await audits.find(id);
    const before = audit?.before ? await audits.find(audit.before) : undefined;
    if (!audit) return undefined;
    const { html, policy } = reports.page(reportView(audit, before, mayDelete));
    return { versions: await compressPage(html), policy };
  });
}

async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AuditRouteParts,
  fields: ReadonlyMap<string, string>,
  isWithinLimit: boolean,
): Promise<FastifyReply> {
  const typed = fields.get('address') ?? '';
  const edition = fields.get(LANGUAGE_FIELD) === 'hi' ? 'hi' : 'en';
  const { answers, reports } = parts.pages();
  /** What was typed goes into the proposal form, with a sentence that says why. */
  const sendInstead = (instead: Instead) => {
    const sentence = reports?.[edition].words.refusals[instead] ?? NO_AUDITS;
    const view = answerView(proposal, sentence, pageBefore(request).back, {
      fields: new Map([['WebsiteLink', typed]]),
      submissionId: randomUUID(),
    });
    if (instead === 'full') reply.header('retry-after', FULL_RETRY_SECONDS);
    return sendPage(reply, statuses[instead], answers.render(answerIn(edition, 'proposal'), view));
  };

  const { audit, siteUrl } = parts.settings;
  if (!audit.on) return sendInstead('off');
  const isBot = Boolean(fields.get(HONEYPOT_FIELD)?.trim());
  if (isBot || !isWithinLimit) return sendInstead('limit');
  const address = readAddress(typed);
  if (address.kind === 'mistake') {
    const view = { kind: 'refusal', refusal: address.mistake, typed } as const;
    return reports ? sendPage(reply, 422, reports[edition].page(view)) : sendInstead('off');
  }

  const { url, leftOut } = address;
  const [visitor, again] = [senderGroup(request.ip), fields.get('again') || undefined];
  // A database that can't be written is a full queue to whoever asks.
  const admission = await parts.audits
    .admit({ url: url.href, leftOut, visitor, again })
    .catch((error: unknown) => {
      parts.storage.failed(error);
      return { kind: 'full' } as const;
    });
  if (admission.kind === 'full') return sendInstead('full');
  if (admission.kind === 'too-many') return sendInstead('limit');
  const { id } = admission;
  if (admission.kind === 'queued') {
    const paths = editions.map((each) => reportPath(id, each));
    leaveDeleteKey(reply, paths, admission.deleteKey, siteUrl?.protocol === 'https:');
    parts.onAuditQueued();
  }
  return reply.redirect(reportPath(id, edition), 303);
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages }: AuditRouteParts,
  edition = pageBefore(request).edition,
) {
  const message = saidIn(edition, proposal.messages.failure);
  const view = answerView(proposal, message, pageBefore(request).back);
  return sendPage(reply, 403, pages().answers.render(answerIn(edition, 'failure'), view));
}
