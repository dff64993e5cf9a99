import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

const CHOICES_MAX = 50;

/** What filters offer. */
export type Choices = Awaited<ReturnType<typeof choicesOf>>;

/** The campaigns, owners and reasons that leads have, the most used first. */
export async function choicesOf(db: Kysely<Tables>) {
  const mostUsed = async (column: 'campaign' | 'owner' | 'lost_because') => {
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
  };
  return {
    campaigns: await mostUsed('campaign'),
    owners: await mostUsed('owner'),
    reasons: await mostUsed('lost_because'),
  };
}
