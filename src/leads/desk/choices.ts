import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

const CHOICES_MAX = 50;

export interface Choices {
  readonly campaigns: readonly string[];
  readonly owners: readonly string[];
  readonly reasons: readonly string[];
}

/** The campaigns, owners and reasons that leads have, the most used first. */
export async function choicesOf(db: Kysely<Tables>): Promise<Choices> {
  return {
    campaigns: await mostUsed(db, 'campaign'),
    owners: await mostUsed(db, 'owner'),
    reasons: await mostUsed(db, 'lost_because'),
  };
}

async function mostUsed(
  db: Kysely<Tables>,
  column: 'campaign' | 'owner' | 'lost_because',
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select(({ ref }) => ref(column).$notNull().as('name'))
    .where(column, 'is not', null)
    .groupBy(column)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(column)
    .limit(CHOICES_MAX)
    .execute();
  return rows.map(({ name }) => name);
}
