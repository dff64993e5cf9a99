import { type MakeId, uuidv7 } from '../uuid.ts';
import type { Database } from './database.ts';
import type { Clock, LeadStore } from './lead-store.ts';
import { openTables } from './open-tables.ts';
import { SqlLeadStore } from './sql-lead-store.ts';

/** Opens the store in either kind of database. Throws when it can't be used. */
export async function openStore(
  database: Database,
  now: Clock = () => new Date(),
  makeId: MakeId = uuidv7,
): Promise<LeadStore> {
  const db = await openTables(database);
  return new SqlLeadStore({ db, now, makeId, shared: database.kind === 'postgres' });
}
