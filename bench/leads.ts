import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leadDesk } from '../src/leads/desk/open-desk.ts';
import { leadStore } from '../src/leads/storage/open-store.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openTables } from '../src/platform/database/open-tables.ts';
import { indianDay } from '../src/platform/time/indian-day.ts';
import { newDatabaseDir, startPostgres } from '../tests/helpers/index.ts';
import { fillDesk } from '../tests/leads/fill-desk.ts';
import { median } from './median.ts';
import { CannotMeasure, type Part } from './part.ts';
import { table } from './table.ts';

const COUNTS = [50_000, 1_000_000];
/** What figures are asked for: leads come a minute apart, so that these are 50,000. */
const FIGURES_MS = 50_000 * 60_000;
const APPENDED = 50;
const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:30', closes: '18:30', holidays: [] };

interface Row {
  readonly database: Database['kind'];
  readonly leads: number;
  /** What was done, with the middle of its times in ms. */
  readonly times: Readonly<Record<string, number>>;
}

/** What the inbox and the server ask of a database that has gathered leads for years. */
export const measureLeads: Part = async ({ subjects, runs }) => {
  const counts = subjects.length > 0 ? subjects.map(Number) : COUNTS;
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new CannotMeasure(`leads takes numbers of leads, not ${subjects.join(' ')}.`);
  }
  const dir = await newDatabaseDir();
  const postgres = await startPostgres({ fsync: true });
  const rows: Row[] = [];
  for (const count of counts) {
    rows.push(await measure({ kind: 'sqlite', path: join(dir, `${count}.db`) }, count, runs));
    rows.push(await measure({ kind: 'postgres', url: await postgres.newDatabase() }, count, runs));
  }
  await postgres.remove();
  await rm(dir, { recursive: true });
  console.log(report(rows));
  return { rows };
};

async function measure(database: Database, leads: number, runs: number): Promise<Row> {
  console.error(`${database.kind}: filling in ${leads} leads …`);
  const now = new Date();
  const filling = await openTables(database, 'soon-on-disk');
  await fillDesk(filling, leads, now);
  await filling.destroy();
  const db = await openTables(database);
  const shared = database.kind === 'postgres';
  const [desk, store] = [leadDesk(db, shared), leadStore(db, shared)];
  const [newest] = await desk.find({}, { limit: 1 });
  const page = { limit: 50 };
  const words = (newest?.fields.name ?? '').toString();
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    list: () => desk.find({}, page),
    state: () => desk.find({ state: 'called' }, page),
    name: () => desk.find({ words }, page),
    'no such name': () => desk.find({ words: 'zzzz' }, page),
    'one lead': () => desk.open(newest?.id ?? ''),
    figures: () =>
      desk.figures(indianDay(new Date(now.getTime() - FIGURES_MS)), indianDay(now), hours),
  };
  const times: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) times[name] = await timeOf(ask, runs);
  times.append = await timeOf(() => store.save(someLead(), ['mail']), APPENDED);
  await store.close();
  return { database: database.kind, leads, times };
}

/** The middle time, in ms, of what has been done once before. */
async function timeOf(work: () => Promise<unknown>, runs: number): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

const someLead = () => ({
  form: 'comment' as const,
  submissionId: crypto.randomUUID(),
  fields: { name: 'आशा', comment: 'Hello' },
  attribution: {},
  audit: null,
  spam: null,
  spamSignals: [],
});

function report(rows: readonly Row[]): string {
  const cells = rows.map(({ database, leads, times }) => ({
    ...Object.fromEntries(Object.entries(times).map(([what, ms]) => [what, ms.toFixed(1)])),
    leads: String(leads),
    database,
  }));
  return `${table(cells)}

Milliseconds, the middle of several turns. Figures are those of the last 50,000 leads: at most 300 are wanted.
Appending waits for the disk.`;
}
