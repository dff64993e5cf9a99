import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';
import { dailyHash } from './keys.ts';

const SITE_PER_DAY = 6;
/** Of one sender; the /56 and the /48 of IPv6 around it, which one customer may have, twice and four times as much. */
const PER_HOUR = 5;
const PER_DAY = 20;

/** A moment before now, as rows have it. */
export const since = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Whether a sender, a network around it, or all senders together for a site, have asked often enough. */
export async function isOverLimit(
  tx: Transaction<Tables>,
  { senders, site }: { readonly senders: readonly string[]; readonly site: string },
  now: Date,
): Promise<boolean> {
  for (const [width, sender] of senders.entries()) {
    const most = 2 ** width;
    const asked = (ms: number) => countVisits(tx, 'visitor', sender, now, ms);
    if ((await asked(HOUR_MS)) >= most * PER_HOUR) return true;
    if ((await asked(DAY_MS)) >= most * PER_DAY) return true;
  }
  return (await countVisits(tx, 'site', site, now, DAY_MS)) >= SITE_PER_DAY;
}

/** How often a visitor or a site was noted within the last so many milliseconds. */
async function countVisits(
  tx: Transaction<Tables>,
  column: 'visitor' | 'site',
  value: string,
  now: Date,
  ms: number,
): Promise<number> {
  const { visits } = await tx
    .selectFrom('audit_visits')
    .select(({ fn }) => fn.countAll().as('visits'))
    .where(column, '=', value)
    .where('at', '>', since(now, ms))
    .executeTakeFirstOrThrow();
  return Number(visits);
}

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
