import type { FastifyInstance } from 'fastify';
import { BYTE_ORDER_MARK, csvLine } from '../leads/desk/csv.ts';
import { figureTables } from '../leads/desk/figures.ts';
import { daysAfter, indianDay } from '../platform/time/indian-day.ts';
import type { InboxParts } from './parts.ts';
import { sendCsv } from './send-csv.ts';
import { dayFrom, noDay } from './when.ts';

/** A quarter of a year, unless another time is asked for. */
const DAYS = 91;
/** Ten years: each week is a line. */
const DAYS_MAX = 3660;

export type FiguresView = Awaited<ReturnType<typeof figuresView>>;

/** The figures of the time that an address asks for; what can't be understood is told and left at the default. */
async function figuresView({ desk, now, hours }: InboxParts, search: URLSearchParams) {
  const today = indianDay(now());
  const [first, last] = ['from', 'to'].map((name) => search.get(name) ?? '');
  const to = dayFrom(last ?? '', today) ?? today;
  const from = dayFrom(first ?? '', today) ?? daysAfter(to, -DAYS);
  const wrong = [first, last].find((typed) => typed && !dayFrom(typed, today));
  const mistake = wrong && noDay(wrong);
  const [start, end] = from > to ? [to, from] : [from, to];
  const longest = daysAfter(end, -DAYS_MAX);
  const time = { from: start > longest ? start : longest, to: end };
  return { ...time, mistake, figures: await desk.figures(time.from, time.to, hours) };
}

/** What became of leads, as a page and as a table for spreadsheets. */
export function addFigureRoutes(scope: FastifyInstance, parts: InboxParts): void {
  scope.get('/figures', async ({ search }, reply) =>
    reply.page('figures', await figuresView(parts, search)),
  );

  scope.get('/figures.csv', async ({ search }, reply) => {
    const { from, to, figures } = await figuresView(parts, search);
    const heading = ['by', 'name', 'leads', 'won', 'lost', 'worth once', 'worth a month'];
    const lines = figureTables.flatMap((table) =>
      figures.tables[table].map(({ name, leads, won, lost, worth: { once, month } }) => {
        return [table, name, leads, won, lost, once, month];
      }),
    );
    const table = BYTE_ORDER_MARK + [heading, ...lines].map(csvLine).join('');
    return sendCsv(reply, `figures-${from}-${to}`, table);
  });
}
