import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTables } from '../../src/storage/open-tables.ts';
import { describeLeadDesk } from './desk-contract.ts';

describeLeadDesk('SQLite', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'desk-'));
  const db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  return { db, shared: false, remove: () => rm(dir, { recursive: true }) };
});
