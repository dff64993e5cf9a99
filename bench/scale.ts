import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { postLeads } from '../tests/faults/throughput.ts';
import { newDatabaseDir, startPostgres, startSite } from '../tests/helpers/index.ts';
import { balancer, startNginx } from '../tests/helpers/nginx.ts';
import { medians } from './median.ts';
import { CannotMeasure, type Part } from './part.ts';
import { costReport, costsOf, FILE, LEADS, PAGES } from './server/costs.ts';
import { cpuTime } from './server/cpu-time.ts';
import {
  bodyBytes,
  CONNECTIONS,
  type Target,
  TURN_SECONDS,
  type Turn,
  takeTurn,
  warmUp,
} from './server/load.ts';
import { systemProgram } from './server/system-program.ts';
import { table } from './table.ts';

interface Row extends Omit<Turn, 'p50'> {
  readonly setup: string;
  readonly what: string;
  /** Of a page as it is sent; 0 for leads. */
  readonly bytes: number;
}

/** What one server, two behind a balancer, and a cache before them carry. */
export const measureScale: Part = async ({ runs }) => {
  systemProgram('nginx', 'nginx-light');
  const rows: Row[] = [];
  await withSetups(async (setup, leads) => {
    for (const path of PAGES) rows.push(await measurePage(setup, path, runs));
    rows.push({ ...(await measurePage(setup, await aFileOf(setup), runs)), what: FILE });
    if (leads) rows.push(await measureLeads(setup, runs));
  });
  const costs = costsOf(rows);
  console.log(`${report(rows)}\n\n${costReport(costs)}`);
  return { connections: CONNECTIONS, rows, costs };
};

type Use = (setup: Target, leads: boolean) => Promise<void>;

async function withSetups(use: Use): Promise<void> {
  const dir = await newDatabaseDir();
  const one = await startSite({ env: { DATABASE_URL: `file:${join(dir, 'leads.db')}` } });
  await use({ name: 'one server, SQLite', url: one.url, pids: [one.pid] }, true);
  await one.stop();
  await rm(dir, { recursive: true });

  const postgres = await startPostgres({ fsync: true });
  const env = { DATABASE_URL: await postgres.newDatabase() };
  const sites = [await startSite({ env }), await startSite({ env })];
  const urls = sites.map(({ url }) => url);
  const pids = sites.map(({ pid }) => pid);
  for (const cache of [false, true]) {
    const nginx = await startNginx(balancer(urls, { cache }));
    const name = cache ? 'the same with a cache' : 'two servers, PostgreSQL, nginx';
    await use({ name, url: nginx.url, pids }, !cache);
    await nginx.stop();
  }
  for (const site of sites) await site.stop();
  await postgres.remove();
}

async function measurePage(setup: Target, path: string, runs: number): Promise<Row> {
  await warmUp(setup, path);
  const turns: Turn[] = [];
  for (let run = 0; run < runs; run += 1) turns.push(await takeTurn(setup, path));
  const bytes = await bodyBytes(setup, path);
  return { setup: setup.name, what: path, ...medians(turns), bytes };
}

async function measureLeads({ name, url, pids }: Target, runs: number): Promise<Row> {
  await postLeads(url, CONNECTIONS, { seconds: 1 });
  const turns: Omit<Turn, 'p50'>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = cpuTime(pids);
    const { perSecond, p99Ms, errors } = await postLeads(url, CONNECTIONS, {
      seconds: TURN_SECONDS,
    });
    if (errors > 0) throw new CannotMeasure(`${name} refused ${errors} leads.`);
    const cpuPerAnswer = ((cpuTime(pids) - before) * 1000) / (perSecond * TURN_SECONDS);
    turns.push({ perSecond, p99: p99Ms, cpuPerAnswer });
  }
  return { setup: name, what: LEADS, ...medians(turns), bytes: 0 };
}

/** A file that the home page names, whose address changes with its content. */
async function aFileOf({ name, url }: Target): Promise<string> {
  const [file] = /\/_astro\/[\w.@-]+\.woff2/.exec(await (await fetch(url)).text()) ?? [];
  if (file) return file;
  throw new CannotMeasure(`${name} has a home page without a font.`);
}

function report(rows: readonly Row[]): string {
  const cells = rows.map(({ setup, what, perSecond, p99, cpuPerAnswer, bytes }) => ({
    'a second': perSecond.toFixed(0),
    'p99 ms': p99.toFixed(1),
    'CPU µs': cpuPerAnswer.toFixed(0),
    'Mbit/s': bytes > 0 ? ((perSecond * bytes * 8) / 1e6).toFixed(0) : '-',
    'of what': what,
    setup,
  }));
  return `${table(cells)}

Medians of turns over ${CONNECTIONS} kept connections. The load, nginx and PostgreSQL run on the same machine and
take their share of it. CPU is what our servers spent on an answer. Every lead is on disk (fsync) when
it is acknowledged.`;
}
