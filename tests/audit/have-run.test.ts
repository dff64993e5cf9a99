import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checks } from '../../src/audit/checks/index.ts';
import { endsRun, progressOf } from '../../src/audit/events.ts';
import { answersWith, haveRun, type WorkerJob } from '../../src/audit/run/have-run.ts';
import { say } from '../../src/audit/run/lines.ts';
import { startWorker } from '../../src/audit/run/start-worker.ts';
import type { AuditEvent } from '../../src/audit/said.ts';
import { startSite } from './stand-in-site.ts';

const job = {
  url: 'https://shop.in/',
  robot: 'TestAudit',
  siteUrl: 'https://example.com',
  ownAddresses: [],
};
const never = new AbortController().signal;
const onLoopback = new URL('loopback-worker.ts', import.meta.url);

const odd = new URL('odd-worker.ts', import.meta.url);

test('audits in a process of its own, pictures included', async () => {
  const blank = { width: 600, height: 400, channels: 3, background: 'red' } as const;
  const card = await sharp({ create: blank }).png().toBuffer();
  const { ports } = await startSite((request, response) => {
    if (request.url === '/card.png') response.setHeader('content-type', 'image/png').end(card);
    else if (request.url !== '/') response.writeHead(404).end();
    else {
      const html = '<title>Sweets</title><meta property="og:image" content="/card.png">Cakes';
      response.setHeader('content-type', 'text/html').end(html);
    }
  });
  const told = { ...job, ports };
  const events = await eventsOf(told, { file: onLoopback });
  expect(events.at(-1)?.kind).toBe('done');
  expect(progressOf(events).preview?.card.image).toMatch(/^data:image\/jpeg/);
});

test('asks the server whether it may turn to another site', async () => {
  const { ports, asked } = await startSite((request, response) => {
    const html = '<title>Sweets</title><script src="https://victim.in/a.js"></script>';
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(html);
    else response.writeHead(404).end();
  });
  const questions: string[] = [];
  const answer = answersWith(undefined, async (site) => {
    questions.push(site);
    return false;
  });
  const told = { ...job, ports };
  const events = await eventsOf(told, { file: onLoopback, answer });
  expect(events.at(-1)?.kind).toBe('done');
  expect(questions).toEqual(['victim.in']);
  expect(asked.filter((each) => each.includes('victim.in'))).toEqual([]);
});

test('reaches no loopback with the worker that the server uses', async () => {
  let connections = 0;
  const canary = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  const address = canary.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const events = await eventsOf({ ...job, url: `http://localhost:${port}/` });
  expect(events.at(-1)).toEqual({ kind: 'stopped', stop: 'unreachable' });
  expect(connections).toBe(0);
  canary.close();
});

test('says that it was too much when a run outgrows its memory with nothing found', async () => {
  const events = await eventsOf({ ...job, url: 'https://grows/' }, { file: odd });
  expect(events.at(-1)).toEqual({ kind: 'stopped', stop: 'too-much' });
});

test.each([
  ['never says a word', 'https://silent/', { startingMs: 300 }],
  ['hangs before it found anything', 'https://hangs/', { longestMs: 300 }],
  ['is killed by the machine', 'https://killed/', {}],
])('a worker that %s is our own failure, not the page’s', async (_what, url, options) => {
  const events = await eventsOf({ ...job, url }, { file: odd, ...options });
  expect(events.some(endsRun)).toBe(false);
});

test('what a worker takes to start is not taken from the time of its run', async () => {
  const told = { ...job, url: 'https://found-hangs/' };
  // Longer than it takes to start, shorter than a second run would need.
  const events = await eventsOf(told, { file: odd, longestMs: 30, startingMs: 20_000 });
  expect(progressOf(events).outcomes['title-present']).toEqual({ kind: 'pass' });
});

test('keeps what was found when a run hangs, and says of the rest that it was not checked', async () => {
  const told = { ...job, url: 'https://found-hangs/' };
  const events = await eventsOf(told, { file: odd, longestMs: 1500 });
  const { outcomes, score } = progressOf(events);
  expect(events.at(-1)).toEqual({ kind: 'done' });
  expect(outcomes['title-present']).toEqual({ kind: 'pass' });
  const notChecked = Object.values(outcomes).filter(({ kind }) => kind === 'not-checked');
  expect(notChecked).toHaveLength(checks.length - 1);
  expect(score).toMatchObject({ answered: 1 });
});

test('throws when a mistake of our own ended it', async () => {
  const told = { ...job, url: 'https://throws/' };
  // The log is told no address: it can say who somebody is.
  await expect(eventsOf(told, { file: odd })).rejects.toThrow(/ended by a mistake of ours\.$/);
});

test('a worker that hangs ends itself where no server is left to end it', async () => {
  const hanging = fileURLToPath(new URL('hanging-worker.ts', import.meta.url));
  const worker = spawn(process.execPath, [hanging], { stdio: ['pipe', 'inherit', 'inherit'] });
  say(worker.stdin, job);
  expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL']);
});

test('ends with the signal', async () => {
  const leaving = new AbortController();
  const told = { ...job, url: 'https://found-hangs/' };
  let count = 0;
  for await (const _event of haveRun(startWorker(odd), told, leaving.signal)) {
    count += 1;
    leaving.abort();
  }
  expect(count).toBeLessThan(4);
});

async function eventsOf(
  told: WorkerJob,
  { file, ...options }: { file?: URL } & Parameters<typeof haveRun>[3] = {},
): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  for await (const event of haveRun(startWorker(file), told, never, options)) events.push(event);
  return events;
}
