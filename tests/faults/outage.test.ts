import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attemptNext } from '../../src/leads/delivery/attempt.ts';
import { retryDelaysMs } from '../../src/leads/delivery/retry-delays.ts';
import { spreadsheet } from '../../src/leads/delivery/spreadsheet.ts';
import { commentsIn, openStoreAt, type RelayAnswer, startRelay } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const LEADS = longRun ? 10_000 : 300;
const QUOTA_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const pace = { attemptTimeoutMs: 200, retryDelaysMs };

/** What a service in trouble answers; half an answer counts, since the lead was taken. */
const troubles: readonly RelayAnswer[] = [
  { status: 500 },
  { status: 429, headers: { 'retry-after': '600' } },
  { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } },
  'reset',
  'half',
  'hang',
];

test(`a virtual day of failures loses none of ${LEADS} leads, keeps the quota, and one retry replays what was given up`, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'outage-'));
  const relay = await startRelay();
  let now = new Date('2026-01-01T00:00:00Z');
  const store = await openStoreAt(`file:${join(dir, 'leads.db')}`, () => now);
  onTestFinished(async () => {
    await store.close();
    await relay.stop();
    await rm(dir, { recursive: true });
  });
  const channel = spreadsheet('comment-sheet', new URL(relay.url), QUOTA_PER_MINUTE);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const parts = { store, channel, log, now: () => now, random: Math.random, id: 'worker' };
  const intervalMs = channel.intervalMs ?? 0;
  const attempts = new Map<number, number>();

  /** The worker's loop on virtual time: the interval after an attempt, a minute without work. */
  const workUntil = async (end: number) => {
    while (now.getTime() < end) {
      const worked = await attemptNext(parts, pace, new AbortController().signal);
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (worked) attempts.set(minute, (attempts.get(minute) ?? 0) + 1);
      now = new Date(now.getTime() + (worked ? intervalMs : MINUTE_MS));
    }
  };

  const keep = (comment: string) => {
    const lead = { form: 'comment', submissionId: comment, attribution: {} } as const;
    return store.keep({ ...lead, fields: { name: 'आशा', comment }, spam: null, marks: [] }, [
      'comment-sheet',
    ]);
  };
  const names = Array.from({ length: LEADS }, (_, index) => `lead ${index}`);
  relay.answerWith(() => troubles[Math.floor(Math.random() * troubles.length)] ?? 'hang');
  const start = now.getTime();
  const hours = 12;
  for (let hour = 0; hour < hours; hour += 1) {
    const share = names.slice((hour * LEADS) / hours, ((hour + 1) * LEADS) / hours);
    await Promise.all(share.map(keep));
    await workUntil(start + ((hour + 1) * DAY_MS) / 24);
  }
  await workUntil(start + 3 * DAY_MS);

  const { deliveries } = await store.stats();
  const states = Object.fromEntries(deliveries.map(({ state, count }) => [state, count]));
  expect(states.due ?? 0).toBe(0);
  expect((states.dead ?? 0) + (states.delivered ?? 0)).toBe(LEADS);
  expect(states.dead).toBeGreaterThan(0);
  expect(Math.max(...attempts.values())).toBeLessThanOrEqual(QUOTA_PER_MINUTE);

  relay.answerWith({ status: 200 });
  const given = relay.requests.length;
  expect(await store.retry()).toBe(states.dead);
  await workUntil(now.getTime() + DAY_MS);
  expect((await store.stats()).deliveries).toEqual([
    { channel: 'comment-sheet', state: 'delivered', count: LEADS },
  ]);
  const replayed = commentsIn(relay.requests.slice(given));
  expect(replayed).toHaveLength(states.dead ?? 0);
  expect(new Set(commentsIn(relay.requests))).toEqual(new Set(names));
  expect(Math.max(...attempts.values())).toBeLessThanOrEqual(QUOTA_PER_MINUTE);
}, 900_000);
