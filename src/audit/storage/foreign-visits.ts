import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { dailyHash } from './keys.ts';
import { countVisits } from './visit-limits.ts';

/** Of five requests at most: 30 an hour, whoever asks for the runs. */
const RUNS_PER_HOUR = 6;

/** Notes that a run turns to a site that it is not about, unless enough runs of this hour have. */
export async function visitForeign(
  tx: Transaction<Tables>,
  site: string,
  now: Date,
): Promise<boolean> {
  const hash = await dailyHash(tx, now);
  const visit = { visitor: hash('a run'), site: hash(`foreign ${site}`) };
  if ((await countVisits(tx, 'site', visit.site, now, HOUR_MS)) >= RUNS_PER_HOUR) return false;
  await tx
    .insertInto('audit_visits')
    .values({ id: randomUUID(), ...visit, at: now.toISOString() })
    .execute();
  return true;
}
