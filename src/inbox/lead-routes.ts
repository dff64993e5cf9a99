import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadDesk } from '../leads/desk/lead-desk.ts';
import type { LeadSettings } from '../leads/settings.ts';
import type { Clock } from '../leads/storage/lead-store.ts';
import { isUuid } from '../platform/uuid.ts';
import { changesOf, handLeadOf, keyOf, readTyped } from './change.ts';
import { canSendAgain, deliveriesInWords } from './deliveries.ts';
import type { Replies } from './replies.ts';
import type { FindReport } from './report-link.ts';

interface Parts {
  readonly desk: LeadDesk;
  readonly replies: Replies;
  readonly now: Clock;
  readonly channels: LeadSettings['channels'];
  readonly findReport: FindReport;
  readonly siteUrl: URL;
}

type LeadRequest = FastifyRequest<{ Params: { id: string } }>;

/** A lead's page, what is changed on it, and leads that are added by hand. */
export function addLeadRoutes(scope: FastifyInstance, parts: Parts): void {
  const { desk, replies, now, channels, findReport, siteUrl } = parts;
  const gone = (request: FastifyRequest, reply: FastifyReply) =>
    replies.notice(request, reply, 404, {
      title: 'There is no such lead',
      sentences: ['It may have been erased, or was old enough to be deleted.'],
      link: { href: '/', text: 'All leads' },
    });

  scope.get('/leads/:id', async (request: LeadRequest, reply) => {
    const { id } = request.params;
    const opened = isUuid(id) ? await desk.open(id.toLowerCase()) : undefined;
    if (!opened) return gone(request, reply);
    const { lead, events } = opened;
    const { searchParams } = new URL(request.url, 'http://inbox');
    const isSaved = searchParams.has('saved');
    const seen = events.findIndex((event) => event.id === searchParams.get('seen'));
    return replies.page(request, reply, 'lead', {
      lead,
      events,
      deliveries: deliveriesInWords(lead.deliveries, channels, now()),
      canSendAgain: canSendAgain(lead.deliveries),
      owners: [...new Set([request.who, ...(await desk.choices()).owners])],
      report: lead.audit === null ? undefined : await findReport(lead.audit, lead.receivedAt),
      siteUrl,
      formKey: randomUUID(),
      isSaved,
      meanwhile: isSaved ? events.slice(seen + 1).filter(({ who }) => who !== request.who) : [],
      now: now(),
    });
  });

  scope.post('/leads/:id', async (request: LeadRequest, reply) => {
    const { id } = request.params;
    const typed = readTyped(request.body);
    const changes = changesOf(typed);
    if (typeof changes === 'string') return replies.unsent(request, reply, 422, changes, typed);
    const key = keyOf(typed, request.url);
    const isThere = isUuid(id) && (await desk.change(id, changes, request.who, key));
    if (!isThere) {
      const reason = 'This lead is not here any more: it may have been erased.';
      return replies.unsent(request, reply, 404, reason, typed);
    }
    if (typed.again) await desk.sendAgain(id, request.who);
    const search = new URLSearchParams({ saved: '1', seen: typed.seen ?? '' });
    return reply.redirect(`/leads/${id}?${search}`, 303);
  });

  scope.get('/add', async (request, reply) =>
    replies.page(request, reply, 'add', {
      formKey: randomUUID(),
      values: {},
      mistake: undefined,
    }),
  );

  scope.post('/add', async (request, reply) => {
    const typed = readTyped(request.body);
    const lead = handLeadOf(typed);
    if (typeof lead === 'string') {
      const view = { formKey: randomUUID(), values: typed, mistake: lead };
      return replies.page(request, reply, 'add', view, 422);
    }
    const saved = await desk.add(lead, request.who, keyOf(typed, request.url));
    return reply.redirect(`/leads/${saved.id}`, 303);
  });
}
