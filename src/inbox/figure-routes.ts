import type { FastifyInstance } from 'fastify';
import { BYTE_ORDER_MARK, csvLine } from '../leads/desk/csv.ts';
import { figureTables } from '../leads/desk/figures.ts';
import type { LeadDesk } from '../leads/desk/open-desk.ts';
import type { Clock } from '../leads/storage/lead-store.ts';
import { indianDay } from '../platform/time/indian-day.ts';
import type { Replies } from './replies.ts';
import { dayFrom, daysAfter } from './when.ts';

interface Parts {
  readonly desk: LeadDesk;
  readonly replies: Replies;
  readonly now: Clock;
}

/** A quarter of a year, unless another time is asked for. */
const DAYS = 91;

/** What became of leads, as a page and as a table for spreadsheets. */
export function addFigureRoutes(scope: FastifyInstance, { desk, replies, now }: Parts): void {
  /** The time that an address asks for; what can't be understood is told and left at the default. */
  const timeOf = (address: string) => {
    const { searchParams } = new URL(address, 'http://inbox');
    const today = indianDay(now());
    const typed = (name: string) => searchParams.get(name) ?? '';
    const wrong = ['from', 'to'].find((name) => typed(name) && !dayFrom(typed(name), today));
    const to = dayFrom(typed('to'), today) ?? today;
    const from = dayFrom(typed('from'), today) ?? daysAfter(to, -DAYS);
    const mistake = wrong && `“${typed(wrong)}” is no day. Write it like 31 Jan 2027.`;
    return from > to ? { from: to, to: from, mistake } : { from, to, mistake };
  };

  scope.get('/figures', async (request, reply) => {
    const { from, to, mistake } = timeOf(request.url);
    const figures = await desk.figures(from, to);
    return replies.page(request, reply, 'figures', { from, to, figures, mistake });
  });

  scope.get('/figures.csv', async (request, reply) => {
    const { from, to } = timeOf(request.url);
    const { tables } = await desk.figures(from, to);
    const heading = ['by', 'name', 'leads', 'won', 'lost', 'worth once', 'worth a month'];
    const lines = figureTables.flatMap((table) =>
      tables[table].map(({ name, leads, won, lost, worth }) =>
        [table, name, leads, won, lost, worth.once, worth.month].map(String),
      ),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="figures-${from}-${to}.csv"`)
      .send(BYTE_ORDER_MARK + [heading, ...lines].map(csvLine).join(''));
  });
}
