import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

export interface Throughput {
  readonly perSecond: number;
  /** Ninety-nine of a hundred were answered within this. */
  readonly p99Ms: number;
  /** Answers other than 200, and connections that broke. */
  readonly errors: number;
}

/** How long, or how many leads. */
type Extent = { readonly seconds: number } | { readonly count: number };

/** Posts leads over this many connections at once, each as soon as the last one is answered. */
export async function postLeads(
  siteUrl: string,
  connections: number,
  extent: Extent,
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL('/api/leads/comment', siteUrl);
  const times: number[] = [];
  let errors = 0;
  let begun = 0;
  const started = performance.now();
  const goesOn = () =>
    'count' in extent ? begun < extent.count : performance.now() < started + extent.seconds * 1000;
  const visitor = async () => {
    while (goesOn()) {
      begun += 1;
      const sent = performance.now();
      const status = await post(url, agent, leadBody());
      if (status !== 200) errors += 1;
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  const elapsed = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / elapsed,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    errors,
  };
}

function leadBody(): string {
  const comment = 'How long does a website for a forklift rental in Faridabad take?';
  return JSON.stringify({ submission_id: randomUUID(), name: 'आशा वर्मा', comment, page: '/' });
}

function post(url: URL, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sending.on('error', () => resolve(0)).end(body);
  });
}

/** What SQLite itself does on this disk: a loop of the same rows, each lead in its own commit. */
export function insertBare(path: string, seconds: number): number {
  const db = new DatabaseSync(path);
  db.exec(`pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists leads (id text primary key, form text, submission_id text,
      fields text, attribution text, received_at text, unique (form, submission_id));
    create table if not exists deliveries (id text primary key, lead_id text, channel text,
      state text, next_at text, unique (lead_id, channel))`);
  const lead = db.prepare('insert into leads values (?, ?, ?, ?, ?, ?)');
  const delivery = db.prepare('insert into deliveries values (?, ?, ?, ?, ?)');
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    const [id, at] = [randomUUID(), new Date().toISOString()];
    db.exec('begin immediate');
    lead.run(id, 'comment', randomUUID(), leadBody(), '{}', at);
    delivery.run(randomUUID(), id, 'comment-sheet', 'due', at);
    db.exec('commit');
    count += 1;
  }
  const elapsed = (performance.now() - started) / 1000;
  db.close();
  return count / elapsed;
}
