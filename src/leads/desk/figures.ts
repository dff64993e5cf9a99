import type { Kysely } from 'kysely';
import { formNamed } from '../../forms/index.ts';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { daysAfter, endOfDay, mondayOf, startOfDay } from '../../platform/time/indian-day.ts';
import { type OfficeHours, officeMinutes } from '../../platform/time/office-time.ts';
import { firstUuidAt } from '../../platform/uuid.ts';
import { sourceOf } from '../words/came-by.ts';

/** What leads are counted by. */
export const figureTables = ['week', 'form', 'source', 'page', 'owner', 'reason'] as const;
export type FigureTable = (typeof figureTables)[number];

/** A line of a table: leads that have something in common. */
export type FigureLine = ReturnType<typeof emptyLine>;

export type Figures = Awaited<ReturnType<typeof figuresOf>>;

const AN_HOUR = 60;
const WEEK_MS = 7 * DAY_MS;
/** Leads in memory at once: a million take no more of it than those of a week. */
const AT_ONCE = 2000;

/**
 * What became of the leads that came from one day to another, as 2026-01-31 in India, both included;
 * spam and comments are nobody to sell to.
 */
export async function figuresOf(db: Kysely<Tables>, from: string, to: string, hours: OfficeHours) {
  const all = emptyLine('');
  const monday = mondayOf(from);
  const firstMs = startOfDay(monday).getTime();
  const length = Math.ceil((endOfDay(to).getTime() - firstMs) / WEEK_MS);
  // Also one in which nobody came.
  const weeks = Array.from({ length }, (_, week) => daysAfter(monday, 7 * week));
  const lines = eachTable(() => new Map<string, FigureLine>());
  for (const week of weeks) lines.week.set(week, emptyLine(week));
  const arrived = arrivals();
  const waits: number[] = [];

  for await (const row of leadsBetween(db, startOfDay(from), endOfDay(to))) {
    const received = Date.parse(row.received_at);
    const names = {
      week: weeks[Math.floor((received - firstMs) / WEEK_MS)],
      form: formNamed(row.form),
      ...arrived(row),
      owner: row.owner ?? '',
      reason: row.sales_state === 'lost' ? (row.lost_because ?? '') : undefined,
    };
    count(all, row);
    for (const table of figureTables) {
      const name = names[table];
      if (name === undefined) continue;
      const line = lines[table].get(name) ?? emptyLine(name);
      count(line, row);
      lines[table].set(name, line);
    }
    if (row.contacted_at !== null) {
      waits.push(officeMinutes(new Date(received), new Date(row.contacted_at), hours));
    }
  }
  waits.sort((a, b) => a - b);
  return {
    all,
    /** Weeks in their order, all else with the most leads first. */
    tables: eachTable((table) => {
      const found = [...lines[table].values()];
      const mostFirst = (a: FigureLine, b: FigureLine) =>
        b.leads - a.leads || (a.name < b.name ? -1 : 1);
      return table === 'week' ? found : found.sort(mostFirst);
    }),
    /** Of those that somebody has spoken with: the wait in minutes of office time. */
    contact: {
      contacted: waits.length,
      medianMinutes: waits[Math.floor((waits.length - 1) / 2)],
      withinAnHour: waits.filter((minutes) => minutes <= AN_HOUR).length,
    },
  };
}

function eachTable<Made>(make: (table: FigureTable) => Made) {
  const made = figureTables.map((table) => [table, make(table)]);
  return Object.fromEntries(made) as Record<FigureTable, Made>;
}

async function* leadsBetween(db: Kysely<Tables>, from: Date, to: Date) {
  const leads = db
    .selectFrom('leads')
    .select(['id', 'form', 'fields', 'attribution', 'received_at', 'contacted_at'])
    .select(['sales_state', 'owner', 'lost_because', 'worth', 'worth_per'])
    .where('id', '<', firstUuidAt(to))
    .where('sales_state', '<>', 'spam')
    .where('form', '<>', 'comment')
    .orderBy('id')
    .limit(AT_ONCE);
  let rows = await leads.where('id', '>=', firstUuidAt(from)).execute();
  while (rows.length > 0) {
    yield* rows;
    rows = await leads.where('id', '>', rows.at(-1)?.id ?? '').execute();
  }
}

/**
 * How leads came, and where the form stood that was sent: a page's path, or `hero` and `home`; '' for
 * what doesn't say. Thousands come alike, and are read once.
 */
function arrivals() {
  const known = new Map<string, { readonly source: string; readonly page: string }>();
  return ({ fields, attribution }: Pick<LeadRow, 'fields' | 'attribution'>) => {
    const sent: Record<string, string> = JSON.parse(fields);
    const from = sent.source || sent.page || '';
    const key = `${from} ${attribution}`;
    const earlier = known.get(key);
    if (earlier) return earlier;
    const came: Record<string, string> = JSON.parse(attribution);
    const page = from || came.last_landing_page || came.landing_page || '';
    const arrival = { source: sourceOf({ fields: sent, attribution: came }), page };
    known.set(key, arrival);
    return arrival;
  };
}

/** @param name '' for those that have nothing there; weeks are told by their Monday, as 2026-01-26 */
const emptyLine = (name: string) => ({
  name,
  leads: 0,
  won: 0,
  lost: 0,
  /** What the won ones are worth, in rupees. */
  worth: { once: 0, month: 0 },
});

type Outcome = Pick<LeadRow, 'sales_state' | 'worth' | 'worth_per'>;

function count(line: FigureLine, { sales_state, worth, worth_per }: Outcome): void {
  line.leads += 1;
  if (sales_state === 'lost') line.lost += 1;
  if (sales_state !== 'won') return;
  line.won += 1;
  if (worth_per !== null) line.worth[worth_per] += worth ?? 0;
}
