import type { Kysely } from 'kysely';
import { formNamed } from '../../forms/index.ts';
import type { LeadRow, Tables, WorthPer } from '../../platform/database/schema.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { endOfDay, indianDay, startOfDay } from '../../platform/time/indian-day.ts';
import { type OfficeHours, officeMinutes } from '../../platform/time/office-time.ts';
import { firstUuidAt } from '../../platform/uuid.ts';
import { sourceOf } from '../words/came-by.ts';

/** What leads are counted by. */
export const figureTables = ['week', 'form', 'source', 'page', 'owner', 'reason'] as const;
export type FigureTable = (typeof figureTables)[number];

/** A line of a table: leads that have something in common. */
export interface FigureLine {
  /** '' for those that have nothing there. Weeks are told by their Monday, as 2026-01-26. */
  readonly name: string;
  readonly leads: number;
  readonly won: number;
  readonly lost: number;
  /** What the won ones are worth, in rupees. */
  readonly worth: Readonly<Record<WorthPer, number>>;
}

/** What became of the leads of a time; spam and comments are nobody to sell to. */
export interface Figures {
  readonly all: FigureLine;
  readonly tables: Readonly<Record<FigureTable, readonly FigureLine[]>>;
  /** Of those that somebody has spoken with: the wait in minutes of office time. */
  readonly contact: {
    readonly contacted: number;
    readonly medianMinutes: number | undefined;
    readonly withinAnHour: number;
  };
}

const columns = [
  'id',
  'form',
  'fields',
  'attribution',
  'received_at',
  'sales_state',
  'owner',
  'lost_because',
  'worth',
  'worth_per',
  'contacted_at',
] as const satisfies readonly (keyof LeadRow)[];

type Counted = Pick<LeadRow, (typeof columns)[number]>;

/** Leads in memory at once: a million take no more of it than those of a week. */
const AT_ONCE = 1000;

/** Counts leads that came from one day to another, as 2026-01-31 in India, both included. */
export async function figuresOf(
  db: Kysely<Tables>,
  from: string,
  to: string,
  hours: OfficeHours,
): Promise<Figures> {
  const all = emptyLine('');
  const table = () => new Map<string, Line>();
  const tables = {
    week: table(),
    form: table(),
    source: table(),
    page: table(),
    owner: table(),
    reason: table(),
  } satisfies Record<FigureTable, Map<string, Line>>;
  const weeks = mondays(from, to);
  for (const monday of weeks) tables.week.set(monday, emptyLine(monday));
  const firstMs = startOfDay(mondayOf(from)).getTime();
  const weekOf = (at: string) => weeks[Math.floor((Date.parse(at) - firstMs) / WEEK_MS)] ?? '';
  const arrived = arrivals();
  const waits: number[] = [];

  for await (const row of leadsBetween(db, startOfDay(from), endOfDay(to))) {
    const names = {
      week: weekOf(row.received_at),
      form: formNamed(row.form),
      ...arrived(row),
      owner: row.owner ?? '',
      ...(row.sales_state === 'lost' && { reason: row.lost_because ?? '' }),
    };
    count(all, row);
    for (const key of figureTables) {
      const name = names[key];
      if (name !== undefined) count(lineOf(tables[key], name), row);
    }
    if (row.contacted_at !== null) {
      waits.push(officeMinutes(new Date(row.received_at), new Date(row.contacted_at), hours));
    }
  }
  return {
    all,
    tables: {
      week: [...tables.week.values()],
      form: mostFirst(tables.form),
      source: mostFirst(tables.source),
      page: mostFirst(tables.page),
      owner: mostFirst(tables.owner),
      reason: mostFirst(tables.reason),
    },
    contact: contactOf(waits),
  };
}

async function* leadsBetween(db: Kysely<Tables>, from: Date, to: Date): AsyncGenerator<Counted> {
  const leads = db
    .selectFrom('leads')
    .select(columns)
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
  const known = new Map<string, { readonly source: string; readonly landing: string }>();
  return ({ fields, attribution }: Pick<LeadRow, 'fields' | 'attribution'>) => {
    const sent: Record<string, string> = JSON.parse(fields);
    const from = sent.source || sent.page || '';
    const key = `${from} ${attribution}`;
    let arrival = known.get(key);
    if (!arrival) {
      const came: Record<string, string> = JSON.parse(attribution);
      arrival = {
        source: sourceOf({ fields: sent, attribution: came }),
        landing: came.last_landing_page || came.landing_page || '',
      };
      known.set(key, arrival);
    }
    return { source: arrival.source, page: from || arrival.landing };
  };
}

type Line = { -readonly [Key in keyof FigureLine]: FigureLine[Key] } & {
  readonly worth: Record<WorthPer, number>;
};

const emptyLine = (name: string): Line => ({
  name,
  leads: 0,
  won: 0,
  lost: 0,
  worth: { once: 0, month: 0 },
});

/** The line of a name, which is begun when it comes for the first time. */
function lineOf(lines: Map<string, Line>, name: string): Line {
  const line = lines.get(name) ?? emptyLine(name);
  lines.set(name, line);
  return line;
}

function count(line: Line, { sales_state, worth, worth_per }: Counted): void {
  line.leads += 1;
  if (sales_state === 'lost') line.lost += 1;
  if (sales_state !== 'won') return;
  line.won += 1;
  if (worth_per !== null) line.worth[worth_per] += worth ?? 0;
}

const mostFirst = (lines: Map<string, Line>): FigureLine[] =>
  [...lines.values()].sort((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));

const WEEK_MS = 7 * DAY_MS;

/** The Mondays of every week of a time, also of one in which nobody came. */
function mondays(from: string, to: string): string[] {
  const first = mondayOf(from);
  const time = startOfDay(to).getTime() - startOfDay(first).getTime();
  return Array.from({ length: Math.floor(time / WEEK_MS) + 1 }, (_, week) =>
    dayAfter(first, 7 * week),
  );
}

function mondayOf(day: string): string {
  // From noon in India, the day is the same in UTC.
  const weekday = new Date(startOfDay(day).getTime() + DAY_MS / 2).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

const dayAfter = (day: string, days: number) =>
  indianDay(new Date(startOfDay(day).getTime() + days * DAY_MS));

const AN_HOUR = 60;

function contactOf(waits: number[]): Figures['contact'] {
  waits.sort((a, b) => a - b);
  return {
    contacted: waits.length,
    medianMinutes: waits[Math.floor((waits.length - 1) / 2)],
    withinAnHour: waits.filter((minutes) => minutes <= AN_HOUR).length,
  };
}
