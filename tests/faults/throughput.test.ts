import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabaseDir, startSite } from '../helpers/index.ts';
import { longRun } from './long-run.ts';
import { insertBare, postLeads } from './throughput.ts';

const CONNECTIONS = 32;
const seconds = longRun ? 300 : 4;

test(`the server keeps at least 0.3 of the leads that bare SQLite does, for ${seconds} s without an error`, async () => {
  const dir = await newDatabaseDir();
  onTestFinished(() => rm(dir, { recursive: true }));
  const site = await startSite({
    env: { DATABASE_URL: `file:${join(dir, 'leads.db')}` },
    args: ['--api-only'],
  });
  const bare = join(dir, 'bare.db');
  await postLeads(site.url, CONNECTIONS, 1);
  const before = insertBare(bare, seconds / 4);
  const { perSecond, p99Ms, errors } = await postLeads(site.url, CONNECTIONS, seconds);
  const after = insertBare(bare, seconds / 4);
  await site.stop();

  const ratio = perSecond / ((before + after) / 2);
  console.info(
    `${perSecond.toFixed(0)} leads/s, p99 ${p99Ms.toFixed(0)} ms; ` +
      `bare SQLite ${before.toFixed(0)} and ${after.toFixed(0)}/s; ratio ${ratio.toFixed(2)}`,
  );
  expect(errors).toBe(0);
  expect(ratio).toBeGreaterThanOrEqual(0.3);
}, 700_000);
