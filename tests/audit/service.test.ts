import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { progressOf } from '../../src/audit/events.ts';
import { type AnswerQuestion, haveRun, type WorkerJob } from '../../src/audit/run/have-run.ts';
import type { AuditEvent } from '../../src/audit/said.ts';
import { type Question, readSaid } from '../../src/audit/said.ts';
import { serveAudits } from '../../src/audit/service/main.ts';
import { startNode, waitFor } from '../helpers/index.ts';
import { startSite } from './stand-in-site.ts';

const job = {
  url: 'https://shop.in/',
  robot: 'TestAudit',
  siteUrl: 'https://example.com',
  ownAddresses: [],
};
const never = new AbortController().signal;
const noAnswers: AnswerQuestion = async () => null;

async function newSocketPath(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'audits-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return join(dir, 'audits.sock');
}

async function listen(server: Server): Promise<string> {
  const path = await newSocketPath();
  server.listen(path);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return path;
}

async function eventsOf(path: string, told: WorkerJob, answer = noAnswers, signal = never) {
  const events: AuditEvent[] = [];
  for await (const event of haveRun(connect(path), told, signal, { answer })) events.push(event);
  return events;
}

/** A service that says what a test wants once it has heard of its job. */
const saying = (say: (socket: Socket) => void) =>
  listen(createServer((socket) => socket.on('error', () => {}).once('data', () => say(socket))));

test('a run is told whole, and what it asks is answered by the server', async () => {
  const blank = { width: 600, height: 400, channels: 3, background: 'red' } as const;
  const card = await sharp({ create: blank }).png().toBuffer();
  const { ports } = await startSite((request, response) => {
    if (request.url === '/card.png') response.setHeader('content-type', 'image/png').end(card);
    else if (request.url !== '/') response.writeHead(404).end();
    else {
      const html =
        '<title>Sweets</title><meta property="og:image" content="/card.png"><script src="https://victim.in/a.js"></script>';
      response.setHeader('content-type', 'text/html').end(html);
    }
  });
  const path = await listen(serveAudits(new URL('loopback-worker.ts', import.meta.url)));
  const questions: Question[] = [];
  const answer: AnswerQuestion = async (question) => {
    questions.push(question);
    return question.kind === 'vitals' ? { lcp: 2000 } : false;
  };
  const told = { ...job, ports };
  const events = await eventsOf(path, told, answer);
  const { outcomes, preview } = progressOf(events);
  expect(events.at(-1)?.kind).toBe('done');
  expect(preview?.card.image).toMatch(/^data:image\/jpeg/);
  expect(outcomes['field-vitals']).toMatchObject({ kind: 'pass' });
  expect(questions.map(({ kind, of }) => `${kind} ${new URL(of, 'x:/').hostname || of}`)).toEqual(
    expect.arrayContaining(['vitals shop.in', 'foreign victim.in']),
  );
});

test('the program reaches no loopback, and starts again where one was killed', async () => {
  const path = await newSocketPath();
  for (let start = 0; start < 2; start += 1) {
    const { child, exited, output } = startNode('src/audit/service/main.ts', [path], {});
    await waitFor('the service to listen', () => output().includes('Audits are done here'));
    const events = await eventsOf(path, { ...job, url: 'http://localhost:9/' });
    expect(events.at(-1)).toEqual({ kind: 'stopped', stop: 'unreachable' });
    child.kill('SIGKILL');
    await exited;
  }
});

test('what was seen on other pages alone is told as such', () => {
  const found = { kind: 'found', outcomes: { lang: { kind: 'fail', elsewhere: true } } };
  expect(readSaid(found)).toEqual(found);
});

const stage = { kind: 'stage', stage: 'opening' };
const preview = (image: string) => ({
  kind: 'preview',
  url: 'https://shop.in/',
  preview: {
    google: { title: '', description: '', path: '/' },
    card: { title: '', description: '', image },
  },
});

test.each([
  ['an event that there is not', { kind: 'erase', leads: 'all' }],
  ['a picture that is no picture of ours', preview('https://tracker.example/pixel.gif')],
  [
    'a part that is more than all',
    { kind: 'found', outcomes: { https: { kind: 'partly', share: 2 } } },
  ],
  ['an outcome that is none', { kind: 'found', outcomes: { https: { kind: 'hacked' } } }],
])('of a run that was taken over nothing is believed: %s', async (_what, message) => {
  const path = await saying((socket) => socket.write(`${JSON.stringify(message)}\n`));
  await expect(eventsOf(path, job)).rejects.toThrow('An audit says what no audit says.');
});

test('a run that floods its server is left', async () => {
  const path = await saying((socket) => {
    const flood = () => {
      while (socket.writable && socket.write('x'.repeat(65_536)));
    };
    socket.on('drain', flood);
    flood();
  });
  await expect(eventsOf(path, job)).rejects.toThrow('An audit says more than audits do.');
});

test('a run that asks without an end is left', async () => {
  let asked = 0;
  const path = await saying((socket) => {
    for (let at = 0; at < 1000; at += 1)
      socket.write(`${JSON.stringify({ kind: 'foreign', of: `shop${at}.in` })}\n`);
  });
  const count: AnswerQuestion = async () => {
    asked += 1;
    return true;
  };
  await expect(eventsOf(path, job, count)).rejects.toThrow('An audit asks more than audits do.');
  expect(asked).toBe(60);
});

test('what a service that ends has begun is our own failure, and may be run again', async () => {
  const path = await saying((socket) => socket.end(`${JSON.stringify(stage)}\n`));
  expect(await eventsOf(path, job)).toEqual([stage]);
});

test('a page that outgrows the memory is too much in the service, too', async () => {
  const path = await listen(serveAudits(new URL('odd-worker.ts', import.meta.url)));
  const events = await eventsOf(path, { ...job, url: 'https://grows/' });
  expect(events.at(-1)).toEqual({ kind: 'stopped', stop: 'too-much' });
});

test('a service that is away is told to whoever runs the server', async () => {
  await expect(eventsOf(await newSocketPath(), job)).rejects.toThrow('ENOENT');
});

test('a run ends in the service when its server leaves it', async () => {
  const service = serveAudits(new URL('odd-worker.ts', import.meta.url));
  const path = await listen(service);
  const leaving = new AbortController();
  const events: AuditEvent[] = [];
  const told = { ...job, url: 'https://found-hangs/' };
  for await (const event of haveRun(connect(path), told, leaving.signal)) {
    events.push(event);
    if (event.kind === 'found') leaving.abort();
  }
  expect(events.at(-1)?.kind).toBe('found');
  const { promise: none, resolve } = Promise.withResolvers<void>();
  service.close(() => resolve());
  await none;
});
