import { copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeadStore, NewLead } from '../../src/leads/storage/lead-store.ts';
import { GuardedFile } from '../../src/platform/database/guarded-file.ts';
import { leadsAt, openStoreAt, waitFor } from '../helpers/index.ts';
import { describeLeadStore } from './store-contract.ts';

describeLeadStore('SQLite', async (now) => {
  const dir = await mkdtemp(join(tmpdir(), 'store-'));
  const url = `file:${join(dir, 'leads.db')}`;
  const store = await openStoreAt(url, now);
  const remove = async () => {
    await store.close();
    await rm(dir, { recursive: true });
  };
  return { store, url, remove };
});

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'));
  path = join(dir, 'data', 'leads.db');
});
afterEach(() => rm(dir, { recursive: true }));

const lead = (submissionId: string): NewLead => ({
  form: 'comment',
  submissionId,
  fields: {},
  attribution: {},
  audit: null,
  spam: null,
  spamSignals: [],
});

test('the database and its folder are made, for this user only', async () => {
  const store = await openStoreAt(`file:${path}`);
  await store.save(lead('a'), []);
  const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
  expect(await modeOf(join(dir, 'data'))).toBe(0o700);
  expect(await modeOf(path)).toBe(0o600);
  expect(await modeOf(`${path}-wal`)).toBe(0o600);
  await store.close();
});

test('leads outlive the store, and opening it again changes nothing', async () => {
  const first = await openStoreAt(`file:${path}`);
  const { id } = await first.save(lead('a'), ['comment-sheet']);
  await first.close();
  const second = await openStoreAt(`file:${path}`);
  expect(await second.find(id)).toMatchObject({ id, deliveries: [{ channel: 'comment-sheet' }] });
  await second.close();
});

test('a check that the database can be written writes as much as the largest post', async () => {
  const store = await openStoreAt(`file:${path}`);
  await store.check();
  const db = new DatabaseSync(path);
  const { bytes } = db.prepare('select sum(length(filler)) bytes from heartbeats').get() ?? {};
  expect(bytes).toBe(32 * 1024);
  db.close();
  await store.close();
});

test("a file's one server may release what it had claimed before it died", async () => {
  const store = await openStoreAt(`file:${path}`);
  await store.save(lead('a'), ['comment-sheet']);
  const claim = (worker: string) =>
    store.claim({ worker, channel: 'comment-sheet', leaseMs: 30_000, order: 'oldest' });
  await claim('dead');
  expect(await claim('alive')).toBeUndefined();
  await store.releaseClaims();
  expect(await claim('alive')).toBeDefined();
  await store.close();
});

test('a lead waits for a lock that goes away, while other work goes on', async () => {
  const store = await openStoreAt(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 20);
  const saved = store.save(lead('a'), []);
  await sleep(400);
  other.exec('commit');
  expect(await saved).toMatchObject({ repeated: false });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(3);
  other.close();
  await store.close();
});

test('a lock that stays fails the lead, all behind it soon after, and none once it is gone', async () => {
  const store = await openStoreAt(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const started = performance.now();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => store.save(lead(`${index}`), [])),
  );
  expect(results.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  // Ten times the patience of one would be 20 s.
  expect(performance.now() - started).toBeLessThan(12_000);

  other.exec('rollback');
  expect(await store.save(lead('after'), [])).toMatchObject({ repeated: false });
  expect(await leadsAt(`file:${path}`)).toHaveLength(1);
  other.close();
  await store.close();
});

test('a lead is stored with all of its deliveries or not at all', async () => {
  const store = await openStoreAt(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec(`create trigger no_mail before insert on deliveries when new.channel = 'mail'
    begin select raise(abort, 'no'); end`);
  await expect(store.save(lead('a'), ['comment-sheet', 'mail'])).rejects.toThrow();
  expect(await leadsAt(`file:${path}`)).toEqual([]);
  expect(await store.save(lead('a'), ['comment-sheet'])).toMatchObject({ repeated: false });
  other.close();
  await store.close();
});

test('a lead that cannot be stored fails alone, not those that share its commit', async () => {
  const store = await openStoreAt(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec(`create trigger no_bad before insert on leads when new.submission_id = 'bad'
    begin select raise(abort, 'no'); end`);
  const ids = ['a', 'b', 'bad', 'c', 'd'];
  const results = await Promise.allSettled(
    ids.map((submissionId) => store.save(lead(submissionId), ['comment-sheet'])),
  );
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    ids.map((id) => id !== 'bad'),
  );
  expect(await leadsAt(`file:${path}`)).toHaveLength(4);
  other.close();
  await store.close();
});

describe('files that are no longer those that were opened', () => {
  let store: LeadStore;

  beforeEach(async () => {
    store = await openStoreAt(`file:${path}`);
    await store.save(lead('a'), ['comment-sheet']);
  });

  const rescued = async (folder = join(dir, 'data')) =>
    (await readdir(folder)).filter((name) => name.includes('rescued'));
  /** All that was acknowledged is in the one copy, for this user only. */
  const expectRescue = async (folder = join(dir, 'data')) => {
    const [name = '', ...more] = await rescued(folder);
    expect(more).toEqual([]);
    const copy = join(folder, name);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await leadsAt(`file:${copy}`)).toMatchObject([{ submissionId: 'a' }]);
  };
  const expectRefusal = async (sentence: RegExp) => {
    await expect(store.save(lead('b'), [])).rejects.toThrow(sentence);
    await expect(store.check()).rejects.toThrow(sentence);
  };

  test.each([
    ['the database', ['']],
    ['the database and its log', ['', '-wal', '-shm']],
    ['the log', ['-wal']],
  ])('%s removed: leads are refused, and those that were taken are saved', async (_, ends) => {
    for (const end of ends) await rm(path + end);
    await expectRefusal(/leads\.db(?:-wal)? was removed or moved away .+ put .+rescued-/);
    await store.close();
    await expectRescue();
  });

  test('the folder removed: what was taken is saved at the end, at the latest', async () => {
    await rm(join(dir, 'data'), { recursive: true });
    await store.close();
    await expectRescue(dir);
  });

  test('removed while nobody posts: what was taken is saved soon', async () => {
    for (const end of ['', '-wal', '-shm']) await rm(path + end);
    await waitFor('the saved copy', async () =>
      (await rescued()).some((name) => /rescued-[\d-]+T[\d-]+$/.test(name)),
    );
    await expectRescue();
    await store.close();
  });

  test('the folder moved away and back: nothing takes its place meanwhile', async () => {
    await rename(join(dir, 'data'), join(dir, 'data.away'));
    await expectRefusal(/moved away .+ put .+rescued-/);
    expect(await readdir(dir)).toEqual(['data.away', expect.stringContaining('rescued')]);
    await rename(join(dir, 'data.away'), join(dir, 'data'));
    expect(await store.save(lead('b'), [])).toMatchObject({ repeated: false });
    expect(await readdir(dir)).toEqual(['data']);
    await store.close();
  });

  test('noticed by two looks at once: saved once', async () => {
    let copies = 0;
    const files = new GuardedFile(path, () => {
      copies += 1;
    });
    await rename(path, `${path}.away`);
    await Promise.allSettled([files.check(), files.check()]);
    expect(copies).toBe(1);
    await rename(`${path}.away`, path);
    await files.close();
    await store.close();
  });

  test('replaced by another database: leads are refused', async () => {
    await copyFile(path, `${path}.other`);
    await rename(`${path}.other`, path);
    await expectRefusal(/leads\.db was replaced/);
    // Played into the copy that takes the database's place, the log would spoil it.
    expect((await stat(`${path}-wal`)).size).toBe(0);
    await expectRescue();
    await store.close();
  });

  test('moved away and back: leads are taken again, and the saved copy goes', async () => {
    await rename(path, `${path}.away`);
    await expectRefusal(/moved away/);
    expect(await rescued()).toHaveLength(1);
    await rename(`${path}.away`, path);
    await store.check();
    expect(await store.save(lead('b'), [])).toMatchObject({ repeated: false });
    expect(await rescued()).toEqual([]);
    await store.close();
  });
});
