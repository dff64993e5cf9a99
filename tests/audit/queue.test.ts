import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { RunAudit } from '../../src/audit/queue.ts';
import { startQueue } from '../../src/audit/queue.ts';
import type { AuditEvent } from '../../src/audit/said.ts';
import { auditStore } from '../../src/audit/storage/audit-store.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import { waitFor } from '../helpers/index.ts';

const stage: AuditEvent = { kind: 'stage', stage: 'opening' };
const done: AuditEvent = { kind: 'done' };

/** A queue whose runs are what a test makes of them. */
async function startWith(run: RunAudit) {
  const dir = await mkdtemp(join(tmpdir(), 'queue-'));
  const db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  const store = auditStore(db, false);
  const problems: object[] = [];
  const queue = startQueue({
    store,
    run,
    log: { info: () => {}, error: (about) => problems.push(about) },
  });
  onTestFinished(async () => {
    await queue.stop();
    await db.destroy();
    await rm(dir, { recursive: true });
  });
  let visitors = 0;
  const ask = async (url: string) => {
    const admission = await store.admit({ url, visitor: `visitor ${++visitors}` });
    if (admission.kind !== 'queued') throw new Error(admission.kind);
    queue.wake();
    return admission.id;
  };
  const ended = (id: string) =>
    waitFor('the run to end', async () => {
      const audit = await store.find(id);
      return audit?.events.at(-1)?.kind === 'done' || audit?.state === 'stopped' ? audit : false;
    });
  return { queue, store, problems, ask, ended };
}

const interrupted: AuditEvent = { kind: 'stopped', stop: 'interrupted' };

test('a run that breaks twice ends with a sentence, and is told to whoever runs the server', async () => {
  const { ask, ended, problems } = await startWith(async function* () {
    yield stage;
    throw new Error('broken');
  });
  const { events } = await ended(await ask('https://shop.in/'));
  expect(events.at(-1)).toEqual(interrupted);
  await waitFor('the lines in the log', () => problems.length === 2);
});

test('a run that our own side broke off is run again, once, and nobody reads of the first', async () => {
  let attempts = 0;
  const { ask, ended } = await startWith(async function* (url) {
    attempts += 1;
    if (url.includes('silent')) return;
    yield url.includes('mends') && attempts > 1 ? done : interrupted;
  });
  const mended = await ended(await ask('https://mends.in/'));
  expect(mended.events).toEqual([done]);
  for (const url of ['https://stays.in/', 'https://silent.in/']) {
    attempts = 0;
    const { events } = await ended(await ask(url));
    expect(events).toEqual([interrupted]);
    expect(attempts).toBe(2);
  }
});

test('does two at once, and the others one after the other', async () => {
  let running = 0;
  let most = 0;
  const { ask, ended } = await startWith(async function* () {
    running += 1;
    most = Math.max(most, running);
    await sleep(30);
    running -= 1;
    yield done;
  });
  const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(`https://${name}.in/`)));
  await Promise.all(ids.map(ended));
  expect(most).toBe(2);
});

test('a server that stops leaves its runs to the next one at once', async () => {
  let ends = 0;
  const { ask, queue, store } = await startWith(async function* (_url, signal) {
    yield stage;
    await sleep(10_000, undefined, { signal }).catch(() => {});
    ends += 1;
  });
  const id = await ask('https://shop.in/');
  await waitFor('the run', async () => (await store.version(id)) === '1 1 ');
  await queue.stop();
  expect(ends).toBe(1);
  expect(await store.claim('another')).toMatchObject({ id, attempt: 2 });
});
