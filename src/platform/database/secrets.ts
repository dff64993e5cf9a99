import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Gives the secret of this name; the first who asks makes it, for all servers. */
export async function secretOf(tx: Transaction<Tables>, name: string): Promise<string> {
  await tx
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
