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

/** A lead with what is counted of it. */
interface Counted extends Pick<LeadRow, Exclude<(typeof columns)[number], 'attribution'>> {
  readonly source: string;
  readonly page: string;
}

/** Counts leads that came from one day to another, as 2026-01-31 in India, both included. */
export async function figuresOf(
  db: Kysely<Tables>,
  from: string,
  to: string,
  hours: OfficeHours,
): Promise<Figures> {
  const found = await db
    .selectFrom('leads')
    .select(columns)
    .where('id', '>=', firstUuidAt(startOfDay(from)))
    .where('id', '<', firstUuidAt(endOfDay(to)))
    .where('sales_state', '<>', 'spam')
    .where('form', '<>', 'comment')
    .execute();
  const arrived = arrivals();
  const rows = found.map((row) => ({ ...row, ...arrived(row) }));
  return {
    all: lineOf('', rows),
    tables: {
      week: weeksOf(rows, from, to),
      form: linesOf(rows, ({ form }) => formNamed(form)),
      source: linesOf(rows, ({ source }) => source),
      page: linesOf(rows, ({ page }) => page),
      owner: linesOf(rows, ({ owner }) => owner ?? ''),
      reason: linesOf(
        rows.filter(({ sales_state }) => sales_state === 'lost'),
        (row) => row.lost_because ?? '',
      ),
    },
    contact: contactOf(rows, hours),
  };
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

/** Lines of one table, the most leads first. */
function linesOf(rows: readonly Counted[], nameOf: (row: Counted) => string): FigureLine[] {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, group]) => lineOf(name, group))
    .sort((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));
}

/** Every week of the time in its order, also one in which nobody came. */
function weeksOf(rows: readonly Counted[], from: string, to: string): FigureLine[] {
  const first = mondayOf(from);
  const firstMs = startOfDay(first).getTime();
  const byWeek = Map.groupBy(rows, ({ received_at }) =>
    Math.floor((Date.parse(received_at) - firstMs) / WEEK_MS),
  );
  const weeks = Math.floor((startOfDay(to).getTime() - firstMs) / WEEK_MS) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    lineOf(dayAfter(first, 7 * week), byWeek.get(week) ?? []),
  );
}

const WEEK_MS = 7 * DAY_MS;

function mondayOf(day: string): string {
  // From noon in India, the day is the same in UTC.
  const weekday = new Date(startOfDay(day).getTime() + DAY_MS / 2).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

const dayAfter = (day: string, days: number) =>
  indianDay(new Date(startOfDay(day).getTime() + days * DAY_MS));

function lineOf(name: string, rows: readonly Counted[]): FigureLine {
  const won = rows.filter(({ sales_state }) => sales_state === 'won');
  const worthPer = (per: WorthPer) =>
    won.reduce((sum, row) => sum + (row.worth_per === per ? (row.worth ?? 0) : 0), 0);
  return {
    name,
    leads: rows.length,
    won: won.length,
    lost: rows.filter(({ sales_state }) => sales_state === 'lost').length,
    worth: { once: worthPer('once'), month: worthPer('month') },
  };
}

const AN_HOUR = 60;

function contactOf(rows: readonly Counted[], hours: OfficeHours): Figures['contact'] {
  const waits = rows
    .flatMap(({ received_at, contacted_at }) =>
      contacted_at === null
        ? []
        : officeMinutes(new Date(received_at), new Date(contacted_at), hours),
    )
    .sort((a, b) => a - b);
  return {
    contacted: waits.length,
    medianMinutes: waits[Math.floor((waits.length - 1) / 2)],
    withinAnHour: waits.filter((minutes) => minutes <= AN_HOUR).length,
  };
}
