import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Site, startRelay, startSite, waitFor } from '../helpers/index.ts';

const LOCKED_MS = 4_000;

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
  const other = new DatabaseSync(join(dir, 'leads.db'));
  other.exec('begin immediate');
  const locked = sleep(LOCKED_MS).then(() => other.exec('rollback'));
  await expectRefusal(site);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  await locked;
  other.close();
  expect((await post(site)).status).toBe(200);
});

const canMount = process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0;

test.skipIf(!canMount)('a full disk refuses, and takes leads once there is room', async () => {
  const disk = join(dir, 'disk');
  await mkdir(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
  expect(mounted.status).toBe(0);
  try {
    const site = await start(disk);
    expect((await post(site)).status).toBe(200);
    const filler = join(disk, 'filler');
    // As much as fits: writing ends with the error that the disk is full.
    await writeFile(filler, Buffer.alloc(8 * 1024 * 1024)).catch(() => {});
    const long = 'x'.repeat(2000);
    await waitFor('the refusal', async () => (await post(site, '', long)).status === 503);
    await expectRefusal(site);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    await rm(filler);
    expect((await post(site)).status).toBe(200);
    expect(await site.stop()).toBe(0);
    const db = new DatabaseSync(join(disk, 'leads.db'));
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
  } finally {
    spawnSync('umount', ['--lazy', disk]);
  }
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
