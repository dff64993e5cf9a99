import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { csvChunks } from '../leads/desk/csv.ts';
import { indianDay } from '../platform/time/indian-day.ts';
import { address, idIn, readQuery, toFilter } from './filter.ts';
import type { InboxParts } from './parts.ts';
import { sendCsv } from './send-csv.ts';
import { toldIn } from './tell-owner.ts';

const PAGE = 50;

export type ListView = Awaited<ReturnType<typeof listView>>;

/** What the list shows of what its address asks for. */
async function listView({ desk, now }: InboxParts, search: URLSearchParams) {
  const today = indianDay(now());
  const query = readQuery(search, today);
  const { before, ...filter } = toFilter(query, today);
  // One more than is shown says whether there are older ones.
  const found = await desk.find({ ...filter, before }, { limit: PAGE + 1 });
  const leads = found.slice(0, PAGE);
  const last = leads.at(-1);
  return {
    leads,
    query,
    count: await desk.count(filter),
    worth: await desk.worth(filter),
    others: await desk.samePerson(leads),
    /** The newest lead of all: what comes after it is new. */
    newestId: (await desk.find({}, { limit: 1 }))[0]?.id ?? '',
    /** Makes the form's post one change, however often it is sent. */
    formKey: randomUUID(),
    /** How many are new, and how many follow-ups are due, whatever the filter. */
    fresh: await desk.count({ state: 'new' }),
    due: await desk.count({ due: today }),
    choices: await desk.choices(),
    /** Addresses of the pages beside this one. */
    older: last && found.length > PAGE ? address('/', query, { before: last.id }) : undefined,
    newest: before ? address('/', query, { before: '' }) : undefined,
    told: toldIn(search).told,
    now: now(),
  };
}

/** The list of leads. */
export function addListRoutes(scope: FastifyInstance, parts: InboxParts): void {
  const { desk, now } = parts;
  scope.get('/', async ({ search }, reply) => reply.page('list', await listView(parts, search)));

  scope.get('/new', async ({ search }) => ({
    count: await desk.count({ after: idIn(search.get('after') ?? '') }),
  }));

  scope.get('/leads.csv', ({ search }, reply) => {
    const today = indianDay(now());
    const chunks = csvChunks(desk, toFilter(readQuery(search, today), today));
    return sendCsv(reply, `leads-${today}`, Readable.from(chunks));
  });
}
