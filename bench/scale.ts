import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { postLeads } from '../tests/faults/throughput.ts';
import { newDatabaseDir, startPostgres, startSite } from '../tests/helpers/index.ts';
import { balancer, startNginx } from '../tests/helpers/nginx.ts';
import { median } from './median.ts';
import { CannotMeasure, type Part } from './part.ts';
import { cpuTime } from './server/cpu-time.ts';
import { bodyBytes, CONNECTIONS, TURN_SECONDS, takeTurn, warmUp } from './server/load.ts';
import { systemProgram } from './server/system-program.ts';
import { table } from './table.ts';

const PAGES = ['/', '/services/b2b-lead-generation-services'];
const LEADS = 'leads';

/** A way to run the site, and what it carries in a second. */
interface Setup {
  readonly name: string;
  readonly url: string;
  /** Processes of ours that do the work. */
  readonly servers: readonly (number | undefined)[];
}

interface Row {
  readonly setup: string;
  readonly what: string;
  readonly perSecond: number;
  readonly p99: number;
  /** Time of our servers for one answer, in µs. */
  readonly cpu: number;
  /** Of a page as it is sent; 0 for leads. */
  readonly bytes: number;
}

/** What one server, two behind a balancer, and a cache before them carry. */
export const measureScale: Part = async ({ runs }) => {
  systemProgram('nginx', 'nginx-light');
  const rows: Row[] = [];
  await withSetups(async (setup, leads) => {
    for (const path of PAGES) rows.push(await measurePage(setup, path, runs));
    if (leads) rows.push(await measureLeads(setup, runs));
  });
  console.log(report(rows));
  return { connections: CONNECTIONS, rows };
};

type Use = (setup: Setup, leads: boolean) => Promise<void>;

async function withSetups(use: Use): Promise<void> {
  const dir = await newDatabaseDir();
  const one = await startSite({ env: { DATABASE_URL: `file:${join(dir, 'leads.db')}` } });
  await use({ name: 'one server, SQLite', url: one.url, servers: [one.pid] }, true);
  await one.stop();
  await rm(dir, { recursive: true });

  const postgres = await startPostgres({ fsync: true });
  const env = { DATABASE_URL: await postgres.newDatabase() };
  const sites = [await startSite({ env }), await startSite({ env })];
  const urls = sites.map(({ url }) => url);
  const servers = sites.map(({ pid }) => pid);
  for (const cache of [false, true]) {
    const nginx = await startNginx(balancer(urls, { cache }));
    const name = cache ? 'the same with a cache' : 'two servers, PostgreSQL, nginx';
    await use({ name, url: nginx.url, servers }, !cache);
    await nginx.stop();
  }
  for (const site of sites) await site.stop();
  await postgres.remove();
}

async function measurePage(setup: Setup, path: string, runs: number): Promise<Row> {
  const target = { name: setup.name, url: setup.url, pid: undefined };
  await warmUp(target, path);
  const turns = await repeated(setup, runs, async () => {
    const { perSecond, p99 } = await takeTurn(target, path);
    return { perSecond, p99 };
  });
  return { setup: setup.name, what: path, ...turns, bytes: await bodyBytes(target, path) };
}

async function measureLeads(setup: Setup, runs: number): Promise<Row> {
  await postLeads(setup.url, CONNECTIONS, { seconds: 1 });
  const turns = await repeated(setup, runs, async () => {
    const { perSecond, p99Ms, errors } = await postLeads(setup.url, CONNECTIONS, {
      seconds: TURN_SECONDS,
    });
    if (errors > 0) throw new CannotMeasure(`${setup.name} refused ${errors} leads.`);
    return { perSecond, p99: p99Ms };
  });
  return { setup: setup.name, what: LEADS, ...turns, bytes: 0 };
}

/** The medians of so many turns of `TURN_SECONDS`. */
async function repeated(
  { servers }: Setup,
  runs: number,
  take: () => Promise<{ perSecond: number; p99: number }>,
) {
  const turns: { perSecond: number; p99: number; cpu: number }[] = [];
  const used = () => servers.reduce<number>((sum, pid) => sum + (cpuTime(pid) ?? Number.NaN), 0);
  for (let run = 0; run < runs; run += 1) {
    const before = used();
    const turn = await take();
    const answers = turn.perSecond * TURN_SECONDS;
    turns.push({ ...turn, cpu: ((used() - before) * 1000) / answers });
  }
  const of = (figure: 'perSecond' | 'p99' | 'cpu') => median(turns.map((turn) => turn[figure]));
  return { perSecond: of('perSecond'), p99: of('p99'), cpu: of('cpu') };
}

function report(rows: readonly Row[]): string {
  const head = ['a second', 'p99 ms', 'CPU µs', 'Mbit/s', 'of what', 'setup'];
  const cells = rows.map(({ setup, what, perSecond, p99, cpu, bytes }) => [
    perSecond.toFixed(0),
    p99.toFixed(1),
    cpu.toFixed(0),
    bytes > 0 ? ((perSecond * bytes * 8) / 1e6).toFixed(0) : '-',
    what,
    setup,
  ]);
  return `${table(head, cells)}

Medians of turns over ${CONNECTIONS} kept connections. The load, nginx and PostgreSQL run on the same machine and
take their share of it. CPU is what our servers spent on an answer. Every lead is on disk (fsync) when
it is acknowledged.`;
}
