import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadChange } from '../leads/desk/lead-desk.ts';
import type { LeadDesk } from '../leads/desk/open-desk.ts';
import { keyFor } from '../leads/desk/same-person.ts';
import type { LeadSettings } from '../leads/settings.ts';
import type { Clock } from '../leads/storage/lead-store.ts';
import { indianDay } from '../platform/time/indian-day.ts';
import { isUuid } from '../platform/uuid.ts';
import { changesOf, chosenIn, handLeadOf, keyOf, readTyped } from './change.ts';
import { canSendAgain, deliveriesInWords } from './deliveries.ts';
import { readList } from './filter.ts';
import type { Replies } from './replies.ts';
import type { FindReport } from './report-link.ts';
import { type TellOwner, toldInWords } from './tell-owner.ts';

interface Parts {
  readonly desk: LeadDesk;
  readonly replies: Replies;
  readonly now: Clock;
  readonly channels: LeadSettings['channels'];
  readonly findReport: FindReport;
  readonly siteUrl: URL;
  readonly tellOwner: TellOwner;
}

/** Of what the same person sent, as many as are of use beside a lead. */
const OTHERS_MAX = 10;

type LeadRequest = FastifyRequest<{ Params: { id: string } }>;

/** A lead's page, what is changed on it, and leads that are added by hand. */
export function addLeadRoutes(scope: FastifyInstance, parts: Parts): void {
  const { desk, replies, now, channels, findReport, siteUrl, tellOwner } = parts;
  /** Tells whoever looks after leads from now on; gives what became of it. */
  const tell = async (changes: readonly LeadChange[], ids: readonly string[], who: string) => {
    const owner = changes.find((change) => change.kind === 'owner')?.owner;
    if (!owner || owner === who || ids.length === 0) return undefined;
    return tellOwner(owner, await desk.withIds(ids), who);
  };
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
    const others = (await desk.samePerson([lead])).get(lead.id) ?? [];
    const seen = events.findIndex((event) => event.id === searchParams.get('seen'));
    return replies.page(request, reply, 'lead', {
      lead,
      events,
      deliveries: deliveriesInWords(lead.deliveries, channels, now()),
      canSendAgain: canSendAgain(lead.deliveries),
      owners: [...new Set([request.who, ...(await desk.choices()).owners])],
      others: await desk.withIds(others.slice(0, OTHERS_MAX)),
      list: readList(searchParams.get('list') ?? '', indianDay(now())),
      told: toldInWords(searchParams.get('told')),
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
    const changes = changesOf(typed, indianDay(now()));
    if (typeof changes === 'string') return replies.unsent(request, reply, 422, changes, typed);
    const key = keyOf(typed, request.url);
    const isThere = isUuid(id) && (await desk.change(id, changes, request.who, key));
    if (!isThere) {
      const reason = 'This lead is not here any more: it may have been erased.';
      return replies.unsent(request, reply, 404, reason, typed);
    }
    if (typed.again) await desk.sendAgain(id, request.who);
    if (typed.part)
      await desk.part(id, request.who, keyOf({ ...typed, part: 'part' }, request.url));
    const told = await tell(changes, [id], request.who);
    const search = new URLSearchParams({
      saved: '1',
      seen: typed.seen ?? '',
      list: typed.list ?? '',
      ...(told && { told }),
    });
    return reply.redirect(`/leads/${id}?${search}`, 303);
  });

  scope.post('/leads', async (request, reply) => {
    const typed = readTyped(request.body);
    const ids = chosenIn(typed);
    // An empty field leaves owners as they are.
    const { owner, ...rest } = typed;
    const changes = changesOf(owner ? typed : rest, indianDay(now()));
    if (typeof changes === 'string') return replies.unsent(request, reply, 422, changes, typed);
    const key = keyOf(typed, request.url);
    for (const id of ids) await desk.change(id, changes, request.who, keyFor(key, id));
    if (typed.join) await desk.join(ids, request.who, key);
    await tell(changes, ids, request.who);
    return reply.redirect(readList(typed.list ?? '', indianDay(now())), 303);
  });

  scope.get('/add', async (request, reply) =>
    replies.page(request, reply, 'add', {
      formKey: randomUUID(),
      values: {},
      mistake: undefined,
      known: [],
    }),
  );

  scope.post('/add', async (request, reply) => {
    const typed = readTyped(request.body);
    const lead = handLeadOf(typed);
    if (typeof lead === 'string') {
      const view = { formKey: randomUUID(), values: typed, mistake: lead, known: [] };
      return replies.page(request, reply, 'add', view, 422);
    }
    const key = keyOf(typed, request.url);
    const sought = typed['is-known'] ? [] : await desk.ofPerson(lead);
    const known = sought.filter(({ submissionId }) => submissionId !== key);
    if (known.length > 0) {
      const view = { formKey: typed.key ?? '', values: typed, mistake: undefined, known };
      return replies.page(request, reply, 'add', view, 409);
    }
    const saved = await desk.add(lead, request.who, key);
    return reply.redirect(`/leads/${saved.id}`, 303);
  });
}
