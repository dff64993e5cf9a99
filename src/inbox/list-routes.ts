import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { csvChunks } from '../leads/desk/csv.ts';
import type { LeadDesk } from '../leads/desk/open-desk.ts';
import type { Clock } from '../leads/storage/lead-store.ts';
import { indianDay } from '../platform/time/indian-day.ts';
import { address, readId, readQuery, toFilter } from './filter.ts';
import type { Replies } from './replies.ts';

const PAGE = 50;

interface Parts {
  readonly desk: LeadDesk;
  readonly replies: Replies;
  readonly now: Clock;
  readonly database: string;
}

/** The list of leads. */
export function addListRoutes(scope: FastifyInstance, parts: Parts): void {
  const { desk, replies, now, database } = parts;
  scope.get('/', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://inbox');
    const moment = now();
    const today = indianDay(moment);
    const query = readQuery(searchParams, today);
    const before = readId(searchParams, 'before');
    const filter = toFilter(query, today);
    // One more than is shown says whether there are older ones.
    const found = await desk.find(filter, { limit: PAGE + 1, before });
    const leads = found.slice(0, PAGE);
    const last = leads.at(-1);
    return replies.page(request, reply, 'list', {
      leads,
      query,
      count: await desk.count(filter),
      worth: await desk.worth(filter),
      others: await desk.samePerson(leads),
      newestId: (await desk.find({}, { limit: 1 }))[0]?.id ?? '',
      formKey: randomUUID(),
      fresh: await desk.count({ states: ['new'] }),
      due: await desk.count({ followUpBy: today }),
      choices: await desk.choices(),
      older: last && found.length > PAGE ? address('/', query, { before: last.id }) : undefined,
      newest: before ? address('/', query) : undefined,
      now: moment,
      database,
    });
  });

  scope.get('/new', async (request) => {
    const { searchParams } = new URL(request.url, 'http://inbox');
    return { count: await desk.count({ after: readId(searchParams, 'after') }) };
  });

  scope.get('/leads.csv', (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://inbox');
    const today = indianDay(now());
    const chunks = csvChunks(desk, toFilter(readQuery(searchParams, today), today));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${today}.csv"`)
      .send(Readable.from(chunks));
  });
}
