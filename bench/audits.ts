import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDatabaseDir, startNode, waitFor } from '../tests/helpers/index.ts';
import { measureWaiting } from './audits/latency.ts';
import { type Posted, postLeads, quantile } from './leads-meanwhile.ts';
import type { Part } from './part.ts';
import { table } from './table.ts';

const USUAL_AUDITS = 200;
/** The queue takes fifty. */
const WAITING_MAX = 40;
/** Before the audits and again after them: a machine's moods last minutes. */
const IDLE_SECONDS = 60;
/** How much longer leads may take while audits run. */
const FLOOR = 1.5;

interface Row {
  readonly while: string;
  readonly leads: number;
  readonly p50: number;
  readonly p99: number;
  readonly lost: number;
}

/** How long a visitor waits for an audit, and what leads notice of audits of hostile pages. */
export const measureAudits: Part = async ({ subjects, runs }) => {
  const waiting = await measureWaiting(runs);
  const audits = Number(subjects[0] ?? USUAL_AUDITS);
  const dir = await newDatabaseDir();
  const path = join(dir, 'leads.db');
  const pages = startNode('bench/audits/hostile-pages.ts', [], {});
  const port = await waitFor('the hostile pages', () => /"port":(\d+)/.exec(pages.output())?.[1]);
  const { child, exited, output } = startNode('bench/audits/server.ts', [], {
    DATABASE_URL: `file:${path}`,
    HOST: '127.0.0.1',
    PORT: '0',
    LEADS_RATE_LIMIT: 'off',
    TRUST_PROXY: 'true',
    HOSTILE_PORT: port,
  });
  try {
    const url = await waitFor(
      'the server to listen',
      () => / is at (http:\/\/[^"\s]+)/.exec(output())?.[1],
      60_000,
    );
    const db = new DatabaseSync(path, { readOnly: true });
    await postLeads(url, sleep(2_000));
    const before = await postLeads(url, sleep(IDLE_SECONDS * 1000));
    const started = performance.now();
    const busy = await postLeads(url, runAudits(url, audits, db));
    const seconds = (performance.now() - started) / 1000;
    const after = await postLeads(url, sleep(IDLE_SECONDS * 1000));
    const idle = { times: [...before.times, ...after.times], ids: [...before.ids, ...after.ids] };
    const rows = [rowOf('idle', idle, db), rowOf(`${audits} audits`, busy, db)];
    const ends = db.prepare('select state, count(*) count from audits group by state').all();
    db.close();
    console.log(report(rows, seconds, ends));
    return { waiting, rows, seconds, ends };
  } finally {
    child.kill('SIGTERM');
    await exited;
    pages.child.kill('SIGKILL');
    await rm(dir, { recursive: true });
  }
};

/** Asks for one audit after the other, each of another site by another visitor, until all have ended. */
async function runAudits(url: string, audits: number, db: DatabaseSync): Promise<void> {
  const waiting = db.prepare(
    "select count(*) count from audits where state in ('queued', 'running')",
  );
  const left = () => Number(waiting.get()?.count);
  for (let audit = 0; audit < audits; audit += 1) {
    while (left() >= WAITING_MAX) await sleep(100);
    await fetch(`${url}/api/audits`, {
      method: 'POST',
      body: new URLSearchParams({ address: `http://shop${audit}.in` }),
      headers: { 'x-forwarded-for': `2001:db8:${audit.toString(16)}::1` },
      redirect: 'manual',
    });
  }
  while (left() > 0) await sleep(100);
}

function rowOf(name: string, { times, ids }: Posted, db: DatabaseSync): Row {
  const stored = db.prepare('select 1 from leads where id = ?');
  const lost = ids.filter((id) => stored.get(id) === undefined).length;
  return {
    while: name,
    leads: ids.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    lost,
  };
}

function report(rows: readonly Row[], seconds: number, ends: readonly object[]): string {
  const [idle, busy] = rows;
  const ratio = (busy?.p99 ?? Number.NaN) / (idle?.p99 ?? Number.NaN);
  const cells = rows.map(({ leads, p50, p99, lost, while: what }) => ({
    leads: String(leads),
    'p50 ms': p50.toFixed(1),
    'p99 ms': p99.toFixed(1),
    lost: String(lost),
    while: what,
  }));
  return `${table(cells)}

The p99 of leads is ${ratio.toFixed(2)} times that of an idle server; at most ${FLOOR} is wanted. The audits took
${seconds.toFixed(0)} s: ${JSON.stringify(ends)}. Load, hostile pages and server share this machine.`;
}
