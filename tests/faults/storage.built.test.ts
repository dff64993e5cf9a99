import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  commentsIn,
  type Site,
  startNode,
  startRelay,
  startSite,
  startVisitors,
  waitFor,
} from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const LOCKED_MS = 4_000;
/** The second attempt comes soon after the first. */
const RETRIED_WITHIN_MS = 20_000;
/** A monitor learns of a fault within this. */
const READY_WITHIN_MS = 5_000;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** With the built site: its answer pages are what a visitor sees. */
async function start(folder = dir): Promise<Site> {
  const site = await startSite({ env: { DATABASE_URL: `file:${join(folder, 'leads.db')}` } });
  onTestFinished(() => site.kill());
  return site;
}

const post = (site: Site, accept = 'application/json', comment = 'Nice') =>
  fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams({ submission_id: randomUUID(), name: 'Asha', comment }),
  });

async function expectRefusal(site: Site): Promise<void> {
  const refused = await post(site);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await post(site, 'text/html', 'typed text');
  expect(page.status).toBe(503);
  const html = await page.text();
  for (const part of ['typed text', 'href="tel:', 'https://wa.me/']) expect(html).toContain(part);
}

test('a database that another program locks for 4 s refuses meanwhile and takes leads afterwards', async () => {
  const site = await start();
  const other = new DatabaseSync(join(dir, 'leads.db'), { timeout: 5_000 });
  other.exec('begin immediate');
  const locked = sleep(LOCKED_MS).then(() => other.exec('rollback'));
  await expectRefusal(site);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  await locked;
  other.close();
  expect((await post(site)).status).toBe(200);
});

const readyStatus = async (site: Site) => (await fetch(`${site.url}/api/ready`)).status;
const untilReadyIs = (site: Site, status: number) =>
  waitFor(
    `ready to be ${status}`,
    async () => (await readyStatus(site)) === status,
    READY_WITHIN_MS,
  );

const stop = async (site: Site) => expect(await site.stop()).toBe(0);

function storedIds(path: string): Set<unknown> {
  const db = new DatabaseSync(path);
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const ids = new Set(
    db
      .prepare('select id from leads')
      .all()
      .map(({ id }) => id),
  );
  db.close();
  return ids;
}

/**
 * A fault while visitors post: ready and visitors learn of it, a monitor and the log hear it once, and
 * once it is mended every lead that was acknowledged before, meanwhile and after is in the database.
 */
async function survive(
  folder: string,
  fault: {
    readonly strike: () => Promise<void>;
    readonly logged: RegExp;
    /** Mends it; gives the server that goes on, when that takes another one. */
    readonly mend: (site: Site) => Promise<Site | undefined>;
  },
): Promise<void> {
  let site = await start(folder);
  await untilReadyIs(site, 200);
  const visitors = startVisitors(2, () => site.url);
  await waitFor('leads before', () => visitors.acknowledged.length > 20);
  await fault.strike();
  await untilReadyIs(site, 503);
  await expectRefusal(site);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const before = visitors.acknowledged.length;
  const errors = site.logs.split('\n').filter((line) => fault.logged.test(line));
  expect(errors).toHaveLength(1);

  site = (await fault.mend(site)) ?? site;
  await untilReadyIs(site, 200).catch((e) => {
    console.log(site.logs.slice(-3000));
    throw e;
  });
  await waitFor('leads after', () => visitors.acknowledged.length > before + 20);
  await visitors.stop();
  await stop(site);
  const stored = storedIds(join(folder, 'leads.db'));
  expect(visitors.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}

const databaseFiles = ['leads.db', 'leads.db-wal', 'leads.db-shm'];

/** What the log tells a person to do: the saved copy takes the place of what was there. */
async function putRescuedInPlace(site: Site): Promise<Site> {
  await stop(site);
  const [rescued = '', ...more] = (await readdir(dir)).filter((name) => name.includes('rescued'));
  expect(more).toEqual([]);
  expect(site.logs).toContain(rescued);
  await rename(join(dir, rescued), join(dir, 'leads.db'));
  return start();
}

test('the database removed under load: nothing that was acknowledged is lost', async () => {
  await survive(dir, {
    // The log stays, and must not spoil what takes the place of the database.
    strike: () => rm(join(dir, 'leads.db')),
    logged: /"level":"error".+leads\.db was removed/,
    mend: putRescuedInPlace,
  });
});

test.runIf(longRun)('the database replaced under load: nothing is lost', async () => {
  await survive(dir, {
    strike: async () => {
      await writeFile(join(dir, 'other.db'), '');
      await rename(join(dir, 'other.db'), join(dir, 'leads.db'));
    },
    logged: /"level":"error".+leads\.db was replaced/,
    mend: putRescuedInPlace,
  });
});

test.runIf(longRun)(
  'the database moved away and back under load: leads go on without a restart',
  async () => {
    await survive(dir, {
      strike: () => rename(join(dir, 'leads.db'), join(dir, 'away.db')),
      logged: /"level":"error".+leads\.db was removed or moved away/,
      mend: async () => {
        await rename(join(dir, 'away.db'), join(dir, 'leads.db'));
        return undefined;
      },
    });
    expect((await readdir(dir)).filter((name) => name.includes('rescued'))).toEqual([]);
  },
);

const canMount = process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0;

describe.skipIf(!canMount)('a disk of its own', () => {
  let disk: string;

  const mount = (...args: string[]) => expect(spawnSync('mount', args).status).toBe(0);
  beforeEach(async () => {
    disk = join(dir, 'disk');
    await mkdir(disk);
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk);
  });
  afterEach(() => {
    while (spawnSync('umount', ['--lazy', disk]).status === 0);
  });

  test('full: refuses, and takes leads once there is room', async () => {
    const filler = join(disk, 'filler');
    await survive(disk, {
      // As much as fits: writing ends with the error that the disk is full.
      strike: () => writeFile(filler, Buffer.alloc(40 * 1024 * 1024)).catch(() => {}),
      logged: /"level":"error".+(?:full|disk I\/O)/,
      mend: async () => {
        await rm(filler);
        return undefined;
      },
    });
  });

  test.runIf(longRun)('read-only: refuses, and takes leads once it can be written', async () => {
    await survive(disk, {
      // The system makes no disk read-only on which a file is open to be written; its name can be.
      strike: async () => {
        mount('--bind', disk, disk);
        mount('-o', 'remount,bind,ro', disk);
      },
      logged: /"level":"error".+can't be written any more/,
      mend: async () => {
        expect(spawnSync('umount', [disk]).status).toBe(0);
        return undefined;
      },
    });
  });
});

test('a restored backup has all that came before it, delivers what waited, and keeps its keys', async () => {
  const relay = await startRelay();
  onTestFinished(() => relay.stop());
  const env = {
    DATABASE_URL: `file:${join(dir, 'leads.db')}`,
    COMMENT_SHEET_URL: relay.url,
    LEADS_SHEET_RATE: '6000',
  };
  const startApi = async () => {
    const site = await startSite({ env, args: ['--api-only'] });
    onTestFinished(() => site.kill());
    return site;
  };
  const keyOf = (comment: string) =>
    relay.requests
      .filter((request) => commentsIn([request]).includes(comment))
      .map(({ headers }) => headers['idempotency-key']);

  const first = await startApi();
  expect((await post(first, '', 'delivered before')).status).toBe(200);
  await waitFor('the delivery', () => first.logs.includes('lead delivered'));
  relay.answerWith({ status: 500 });
  expect((await post(first, '', 'waiting')).status).toBe(200);
  await waitFor('the attempt', () => keyOf('waiting').length > 0);
  const backup = join(dir, 'backup.db');
  expect(await startNode('src/leads/cli/main.ts', ['backup', backup], env).exited).toBe(0);
  expect((await post(first, '', 'after the backup')).status).toBe(200);
  await stop(first);

  await mkdir(join(dir, 'away'));
  for (const name of await readdir(dir)) {
    if (databaseFiles.includes(name)) await rename(join(dir, name), join(dir, 'away', name));
  }
  await copyFile(backup, join(dir, 'leads.db'));
  relay.answerWith({ status: 200 });
  const restored = await startApi();
  await waitFor('what waited', () => keyOf('waiting').length > 1, RETRIED_WITHIN_MS);
  expect(new Set(keyOf('waiting')).size).toBe(1);
  expect(keyOf('delivered before')).toHaveLength(1);
  await stop(restored);
  expect(storedIds(join(dir, 'leads.db')).size).toBe(2);
});

test('100 posts at once with one submission_id are one lead with one delivery', async () => {
  const relay = await startRelay();
  onTestFinished(() => relay.stop());
  const env = {
    DATABASE_URL: `file:${join(dir, 'leads.db')}`,
    COMMENT_SHEET_URL: relay.url,
    LEADS_SHEET_RATE: '6000',
  };
  const site = await startSite({ env, args: ['--api-only'] });
  onTestFinished(() => site.kill());
  const body = JSON.stringify({ submission_id: randomUUID(), name: 'Asha', comment: 'Once' });
  const headers = { 'content-type': 'application/json' };
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const response = await fetch(`${site.url}/api/leads/comment`, {
        method: 'POST',
        headers,
        body,
      });
      return (await response.json()).id;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  await waitFor('the delivery', () => site.logs.includes('lead delivered'));
  await sleep(300);
  expect(relay.requests).toHaveLength(1);
});
