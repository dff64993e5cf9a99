import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { indexNewLeads } from '../src/leads/desk/index-words.ts';
import type { LeadDesk } from '../src/leads/desk/lead-desk.ts';
import { leadDesk } from '../src/leads/desk/open-desk.ts';
import { parseDatabase } from '../src/platform/database/database.ts';
import { openTables } from '../src/platform/database/open-tables.ts';
import { newDatabaseDir, startPostgres } from '../tests/helpers/index.ts';
import { fillDesk } from '../tests/leads/fill-desk.ts';
import { median } from './median.ts';
import type { Part } from './part.ts';
import { table } from './table.ts';

const USUAL_LEADS = 50_000;
const NOW = new Date('2026-11-22T10:00:00Z');
const PAGE = { limit: 50 };
/** How much longer the desk may take than the queries alone. */
const FLOOR = 5;
const TURNS = 40;

const KEPT = "select * from leads where sales_state <> 'spam'";
const NEWEST = 'order by id desc limit 50';
const withWord = (word: string) =>
  `id in (select lead_id from lead_words where word >= '${word}' and word < '${word}~')`;

interface Case {
  readonly what: string;
  readonly ask: (desk: LeadDesk, id: string) => Promise<unknown>;
  /** The same in the fewest words of SQL. */
  readonly bare: (id: string) => string;
}

const cases: readonly Case[] = [
  { what: 'list', ask: (desk) => desk.find({}, PAGE), bare: () => `${KEPT} ${NEWEST}` },
  {
    what: 'state',
    ask: (desk) => desk.find({ states: ['called'] }, PAGE),
    bare: () => `select * from leads where sales_state = 'called' ${NEWEST}`,
  },
  {
    what: 'form',
    ask: (desk) => desk.find({ form: 'comment' }, PAGE),
    bare: () => `${KEPT} and form = 'comment' ${NEWEST}`,
  },
  {
    what: 'campaign',
    ask: (desk) => desk.find({ campaign: 'campaign-2' }, PAGE),
    bare: () => `${KEPT} and campaign = 'campaign-2' ${NEWEST}`,
  },
  {
    what: 'owner',
    ask: (desk) => desk.find({ owner: 'Owner 3' }, PAGE),
    bare: () => `${KEPT} and owner = 'Owner 3' ${NEWEST}`,
  },
  {
    what: 'two days',
    ask: (desk) => desk.find({ from: '2026-11-10', to: '2026-11-11' }, PAGE),
    // As written by somebody who knows that ids begin with the time.
    bare: () => `${KEPT} and id >= '01a1bf9c' and id < '01a1ca27' ${NEWEST}`,
  },
  {
    what: 'follow-ups',
    ask: (desk) => desk.find({ followUpBy: '2026-11-22' }, PAGE),
    bare: () =>
      `select * from leads where follow_up_on <= '2026-11-22' and sales_state not in ('won', 'lost', 'spam') ${NEWEST}`,
  },
  {
    what: 'search: one person',
    ask: (desk) => desk.find({ words: '98000158' }, PAGE),
    bare: () => `${KEPT} and ${withWord('98000158')} ${NEWEST}`,
  },
  {
    what: 'search: everybody',
    ask: (desk) => desk.find({ words: 'ra' }, PAGE),
    bare: () => `${KEPT} and ${withWord('ra')} ${NEWEST}`,
  },
  {
    what: 'a lead',
    ask: (desk, id) => desk.open(id),
    bare: (id) => `select * from leads where id = '${id}'`,
  },
];

interface Row {
  readonly database: string;
  readonly what: string;
  readonly deskMs: number;
  readonly bareMs: number;
}

/** How long the desk takes among as many leads as gather in years, beside the queries alone. */
export const measureDesk: Part = async ({ subjects }) => {
  const leads = Number(subjects[0] ?? USUAL_LEADS);
  const dir = await newDatabaseDir();
  const file = join(dir, 'leads.db');
  const bareFile = async (): Promise<Bare> => {
    const db = new DatabaseSync(file, { readOnly: true });
    return { rows: async (sql) => db.prepare(sql).all(), close: async () => db.close() };
  };
  const onSqlite = await measureOn('SQLite', `file:${file}`, leads, bareFile);
  await rm(dir, { recursive: true });

  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const onPostgres = await measureOn('PostgreSQL', url, leads, async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return { rows: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
  });
  await postgres.remove();

  const rows = [...onSqlite.rows, ...onPostgres.rows];
  console.log(report(rows, leads));
  for (const { name, indexMs } of [onSqlite, onPostgres]) {
    console.log(`${name} indexed the words of all of them in ${(indexMs / 1000).toFixed(0)} s.`);
  }
  const slow = rows.filter(({ deskMs, bareMs }) => deskMs > bareMs * FLOOR);
  if (slow.length > 0) {
    const names = slow.map(({ database, what }) => `${what} on ${database}`).join(', ');
    console.log(`More than ${FLOOR} times the queries alone: ${names}.`);
  }
  return { leads, rows };
};

interface Bare {
  readonly rows: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
}

async function measureOn(name: string, url: string, leads: number, openBare: () => Promise<Bare>) {
  const database = parseDatabase(url);
  if (!database) throw new Error(`${url} names no database`);
  const shared = database.kind === 'postgres';
  await using db = await openTables(database);
  await fillDesk(db, leads, NOW);
  const started = performance.now();
  await indexNewLeads(db, shared);
  const indexMs = performance.now() - started;
  const desk = leadDesk(db, shared);
  const bare = await openBare();
  // As autovacuum does some time after so many rows; SQLite needs neither.
  if (shared) await bare.rows('vacuum analyze');
  const [, , lead] = await desk.find({}, PAGE);
  const rows: Row[] = [];
  for (const { what, ask, bare: sqlOf } of cases) {
    const sql = sqlOf(lead?.id ?? '');
    const desks: number[] = [];
    const bares: number[] = [];
    // In turns, so that whatever else the machine does meets both.
    for (let turn = 0; turn < TURNS; turn += 1) {
      desks.push(await timed(() => ask(desk, lead?.id ?? '')));
      bares.push(await timed(() => withDeliveries(bare, sql)));
    }
    rows.push({ database: name, what, deskMs: median(desks), bareMs: median(bares) });
  }
  await bare.close();
  return { name, rows, indexMs };
}

async function withDeliveries({ rows }: Bare, sql: string): Promise<void> {
  const leads = await rows(sql);
  const ids = leads.map(({ id }) => `'${id}'`);
  if (ids.length > 0) await rows(`select * from deliveries where lead_id in (${ids.join(', ')})`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function report(rows: readonly Row[], leads: number): string {
  const cells = rows.map(({ database, what, deskMs, bareMs }) => ({
    'desk ms': deskMs.toFixed(2),
    'queries ms': bareMs.toFixed(2),
    times: (deskMs / bareMs).toFixed(1),
    what,
    database,
  }));
  return `${table(cells)}

Medians of ${TURNS} turns among ${leads} leads. A page of the desk is 50 leads with their deliveries; a lead
comes with all that happened to it. The queries give the rows of leads and deliveries only.`;
}
