import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * As much as the largest post: a disk that only takes small rows is full. Random, since PostgreSQL
 * compresses long texts.
 */
const FILLER_BYTES = 32 * 1024;

/** Notes that something happens now. */
export async function beat(
  tx: Transaction<Tables>,
  name: string,
  now: Date,
  filler = '',
): Promise<void> {
  const row = { name, at: now.toISOString(), filler };
  await tx
    .insertInto('heartbeats')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** When something last happened. */
export async function lastBeat(db: Kysely<Tables>, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('heartbeats')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && new Date(row.at);
}

/** Writes as much as a large lead takes. Rejects when there is no room for it. */
export function writeLargeRow(tx: Transaction<Tables>, now: Date): Promise<void> {
  return beat(tx, 'ready', now, randomBytes((FILLER_BYTES * 3) / 4).toString('base64'));
}
