import type { Clock, LeadStore } from '../../src/leads/storage/lead-store.ts';
import { openStore } from '../../src/leads/storage/open-store.ts';
import { parseDatabase } from '../../src/storage/database.ts';

/** Opens the store that a DATABASE_URL names. */
export async function openStoreAt(url: string, now?: Clock): Promise<LeadStore> {
  const database = parseDatabase(url);
  if (!database) throw new Error(`${url} names no database`);
  return openStore(database, now);
}
