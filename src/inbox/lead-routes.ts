import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LeadChange, OpenedLead } from '../leads/desk/lead-desk.ts';
import { SAME_MAX } from '../leads/desk/open-desk.ts';
import { channelWords } from '../leads/words/channels.ts';
import { indianDay } from '../platform/time/indian-day.ts';
import { isUuid } from '../platform/uuid.ts';
import { changesOf, chosenIn, handLeadOf, keyOf, line } from './change.ts';
import { deliveryInWords } from './deliveries.ts';
import { readList } from './filter.ts';
import type { InboxParts } from './parts.ts';
import { ownerTeller, toldIn } from './tell-owner.ts';

type OneLead = { Params: { id: string } };

export type LeadView = Awaited<ReturnType<typeof leadView>>;

/** What the page of a lead shows to somebody. */
async function leadView(
  { desk, now, sales, settings, findReport, siteUrl }: InboxParts,
  { lead, events }: OpenedLead,
  search: URLSearchParams,
  who: string,
) {
  const { isSaved, told } = toldIn(search);
  const others = (await desk.samePerson([lead])).get(lead.id) ?? [];
  const seen = events.findIndex((event) => event.id === search.get('seen'));
  return {
    lead,
    events,
    deliveries: lead.deliveries.map((each): [channel: string, text: string] => [
      channelWords[each.channel],
      deliveryInWords(each, settings.leads.channels, now()),
    ]),
    reasons: sales.lostBecause,
    owners: [...new Set([who, ...(await desk.choices()).owners])],
    others: await desk.withIds(others.slice(0, SAME_MAX)),
    /** The list that one came from, with its filter. */
    list: readList(search.get('list') ?? '', indianDay(now())),
    told,
    report: await findReport(lead),
    siteUrl,
    /** A form was just saved. */
    isSaved,
    /** What others did since that form was shown. */
    meanwhile: isSaved ? events.slice(seen + 1).filter((event) => event.who !== who) : [],
    now: now(),
  };
}

/** A lead's page, what is changed on it, and leads that are added by hand. */
export function addLeadRoutes(scope: FastifyInstance, parts: InboxParts): void {
  const { desk, now } = parts;
  const tellOwner = ownerTeller(parts);
  /** Tells whoever looks after leads from now on; gives what became of it. */
  const tell = async (changes: readonly LeadChange[], ids: readonly string[], who: string) => {
    const owner = changes.find((change) => change.kind === 'owner')?.owner;
    if (!owner || owner === who) return undefined;
    return tellOwner(owner, await desk.withIds(ids), who);
  };
  scope.get<OneLead>('/leads/:id', async ({ params: { id }, search, who }, reply) => {
    const opened = isUuid(id) ? await desk.open(id.toLowerCase()) : undefined;
    if (opened) return reply.page('lead', await leadView(parts, opened, search, who));
    const text = 'It may have been erased, or was old enough to be deleted.';
    return reply.page('notice', { title: 'There is no such lead', text }, 404);
  });

  /** Ids of the leads that the link of a page, a number or an address names. */
  const named = async (typed: string) => {
    const [linked] = /(?<=\/leads\/)[\da-f-]{36}/i.exec(typed) ?? [];
    const found = linked
      ? await desk.withIds([linked.toLowerCase()])
      : await desk.ofPerson({ number: typed, email: typed });
    return found.map(({ id }) => id);
  };

  scope.post<OneLead>('/leads/:id', async ({ params: { id }, typed, url, who }, reply) => {
    const changes = changesOf(typed, indianDay(now()));
    if (typeof changes === 'string') return reply.unsent(422, changes);
    const same = (await named(line(typed.same))).filter((other) => other !== id);
    if (typed.same && same.length === 0) {
      return reply.unsent(422, `“${typed.same}” leads to no other lead.`);
    }
    const key = keyOf({ ...typed, who }, url);
    if (!isUuid(id) || !(await desk.change(id, changes, who, key))) {
      return reply.unsent(404, 'This lead is not here any more: it may have been erased.');
    }
    if (typed.again) await desk.sendAgain(id, who);
    if (same.length > 0) await desk.join([id, ...same], who, key);
    const told = await tell(changes, [id], who);
    const search = new URLSearchParams({
      saved: '1',
      seen: typed.seen ?? '',
      list: typed.list ?? '',
      ...(told && { told }),
    });
    return reply.redirect(`/leads/${id}?${search}`, 303);
  });

  scope.post('/leads', async ({ typed, url, who }, reply) => {
    const ids = (await desk.withIds(chosenIn(typed))).map(({ id }) => id);
    const changes = changesOf(typed, indianDay(now()));
    if (typeof changes === 'string') return reply.unsent(422, changes);
    const answer = (said: Record<string, string>) =>
      reply.redirect(readList(typed.list ?? '', indianDay(now()), said), 303);
    if (ids.length === 0) return answer({ told: 'tick-one' });
    if (typed.join && ids.length === 1) return answer({ told: 'tick-two' });
    const key = keyOf(typed, url);
    for (const id of ids) await desk.change(id, changes, who, key);
    if (typed.join) await desk.join(ids, who, key);
    return answer({ saved: '1', told: (await tell(changes, ids, who)) ?? '' });
  });

  scope.get('/add', (_request, reply) => reply.page('add', { formKey: randomUUID() }));

  scope.post('/add', async ({ typed, url, who }, reply) => {
    const fields = handLeadOf(typed);
    if (typeof fields === 'string') return reply.unsent(422, fields);
    const key = keyOf(typed, url);
    const sought = typed['is-known'] ? [] : await desk.ofPerson(fields);
    const known = sought.filter(({ submissionId }) => submissionId !== key);
    if (known.length > 0) return reply.unsent(409, 'This number or address is known.', known);
    const { id } = await desk.add(fields, line(typed['came-by']), who, key);
    return reply.redirect(`/leads/${id}`, 303);
  });
}
