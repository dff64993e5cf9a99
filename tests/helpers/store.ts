import type { DeskLead } from '../../src/leads/desk/lead-desk.ts';
import { leadDesk } from '../../src/leads/desk/open-desk.ts';
import type { Clock, LeadStore } from '../../src/leads/storage/lead-store.ts';
import { openStore } from '../../src/leads/storage/open-store.ts';
import { type Database, parseDatabase } from '../../src/platform/database/database.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';

/** More leads than a test stores. */
const MANY = 1_000_000;

/** Opens the store that a DATABASE_URL names. */
export async function openStoreAt(url: string, now?: Clock): Promise<LeadStore> {
  return openStore(databaseAt(url), now);
}

/** The leads that are stored there but for spam, newest first. */
export async function leadsAt(url: string): Promise<DeskLead[]> {
  const database = databaseAt(url);
  await using db = await openTables(database);
  return await leadDesk(db, database.kind === 'postgres').find({}, { limit: MANY });
}

function databaseAt(url: string): Database {
  const database = parseDatabase(url);
  if (!database) throw new Error(`${url} names no database`);
  return database;
}
