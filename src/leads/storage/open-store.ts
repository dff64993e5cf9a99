import { type MakeId, uuidv7 } from '../uuid.ts';
import type { Database } from './database.ts';
import type { Clock, LeadStore } from './lead-store.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** Opens the store in either kind of database. Throws when it can't be used. */
export async function openStore(
  database: Database,
  now: Clock = () => new Date(),
  makeId: MakeId = uuidv7,
): Promise<LeadStore> {
  return database.kind === 'sqlite'
    ? openSqliteStore(database.path, now, makeId)
    : openPostgresStore(database.url, now, makeId);
}
