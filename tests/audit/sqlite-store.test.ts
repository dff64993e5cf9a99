import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { auditStore } from '../../src/audit/storage/audit-store.ts';
import { copyTables } from '../../src/platform/database/copy-tables.ts';
import type { Durability } from '../../src/platform/database/database.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import { DAY_MS } from '../../src/platform/time/durations.ts';
import { describeAuditStore, done } from './audit-store-contract.ts';

async function open(now?: () => Date) {
  const dir = await mkdtemp(join(tmpdir(), 'audits-'));
  const path = join(dir, 'leads.db');
  const db = await openTables({ kind: 'sqlite', path });
  const close = async () => {
    await db.destroy();
    await rm(dir, { recursive: true });
  };
  return { db, path, store: auditStore(db, false, now), close };
}

describeAuditStore('SQLite', open);

test('a copy of the database holds its reports, and no name or number of a visitor', async () => {
  const from = await open();
  const to = await open();
  const admission = await from.store.admit({ url: 'https://shop.in/', visitor: '203.0.113.7' });
  const claim = await from.store.claim('one');
  if (admission.kind !== 'queued' || !claim) throw new Error('no run');
  const stages = Array.from({ length: 600 }, () => ({ kind: 'stage', stage: 'opening' }) as const);
  for (const event of [...stages, done]) await from.store.append(claim, event);
  await copyTables(from.db, to.db);
  expect(await to.store.find(admission.id)).toEqual(await from.store.find(admission.id));
  const visits = await to.db.selectFrom('audit_visits').selectAll().execute();
  expect(visits).toHaveLength(1);
  expect(JSON.stringify(visits)).not.toMatch(/203\.0\.113|shop/);
  await Promise.all([from.close(), to.close()]);
});

test('who asked for how much is forgotten after a day, as the privacy policy says', async () => {
  let now = new Date('2026-11-22T10:00:00Z');
  const { db, store, close } = await open(() => now);
  await store.admit({ url: 'https://shop.in/', visitor: '203.0.113.7' });
  const visitsAfter = async (ms: number) => {
    now = new Date(now.getTime() + ms);
    await store.purge();
    return (await db.selectFrom('audit_visits').selectAll().execute()).length;
  };
  expect(await visitsAfter(DAY_MS)).toBe(1);
  expect(await visitsAfter(1)).toBe(0);
  await close();
});

test('waits while another program writes, whatever is to be written', async () => {
  const { path, store, close } = await open();
  const admission = await store.admit({ url: 'https://shop.in/', visitor: '203.0.113.7' });
  const claim = await store.claim('one');
  if (admission.kind !== 'queued' || !claim) throw new Error('no run');
  const other = new DatabaseSync(path);
  const meanwhile = async <Result>(write: () => Promise<Result>) => {
    other.exec('begin immediate');
    const written = write();
    await sleep(60);
    other.exec('commit');
    return written;
  };
  await meanwhile(() => store.release(claim));
  expect(await store.claim('another')).toMatchObject({ attempt: 2 });
  await meanwhile(() => store.purge());
  expect(await meanwhile(() => store.delete(admission.id, admission.deleteKey))).toBe(true);
  other.close();
  await close();
});

/** How SQLite calls a commit that waits for the disk, and one that does not. */
const FULL = 2;
const NORMAL = 1;

test('commits of audits do not wait for the disk, those of leads do', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'audits-'));
  const waits = async (durability: Durability) => {
    await using db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') }, durability);
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    return rows[0]?.synchronous;
  };
  expect(await waits('soon-on-disk')).toBe(NORMAL);
  expect(await waits('on-disk')).toBe(FULL);
  await rm(dir, { recursive: true });
});
