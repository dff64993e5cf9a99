import { createHmac, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { secretOf } from '../../platform/database/secrets.ts';
import { networksAround } from '../../platform/http/sender-group.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';

const SITE_PER_DAY = 6;
/** Of one sender; the /56 and the /48 of IPv6 around it, which one customer may have, twice and four times as much. */
const PER_HOUR = 5;
const PER_DAY = 20;
/** Of five requests at most: 30 an hour, whoever asks for the runs. */
const FOREIGN_PER_HOUR = 6;

/** A moment before now, as rows have it. */
export const since = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/**
 * Notes that a visitor asks for a run of a site; false when the visitor, a network around it, or all visitors together
 * for the site, have asked often enough.
 */
export async function visitOwn(
  tx: Transaction<Tables>,
  visitor: string,
  site: string,
  now: Date,
): Promise<boolean> {
  const { hash, count, note } = await visitsOf(tx, now);
  const senders = [visitor, ...networksAround(visitor)].map(hash);
  for (const [width, sender] of senders.entries()) {
    const most = 2 ** width;
    if ((await count('visitor', sender, HOUR_MS)) >= most * PER_HOUR) return false;
    if ((await count('visitor', sender, DAY_MS)) >= most * PER_DAY) return false;
  }
  if ((await count('site', hash(site), DAY_MS)) >= SITE_PER_DAY) return false;
  // The site is noted once, beside the sender itself.
  for (const [width, sender] of senders.entries())
    await note(sender, width === 0 ? hash(site) : '');
  return true;
}

/** Notes that a run turns to a site that it is not about; false when enough runs of this hour have. */
export async function visitForeign(
  tx: Transaction<Tables>,
  name: string,
  now: Date,
): Promise<boolean> {
  const { hash, count, note } = await visitsOf(tx, now);
  const site = hash(`foreign ${name}`);
  if ((await count('site', site, HOUR_MS)) >= FOREIGN_PER_HOUR) return false;
  await note(hash('a run'), site);
  return true;
}

/** Who asked for what, by hashes that all servers make alike, that nobody else can make, and that differ tomorrow. */
async function visitsOf(tx: Transaction<Tables>, now: Date) {
  const secret = await secretOf(tx, 'audit-visits');
  const at = now.toISOString();
  const hash = (text: string) =>
    createHmac('sha256', secret)
      .update(`${at.slice(0, 10)} ${text}`)
      .digest('base64url');
  /** How often a visitor or a site was noted within the last so many milliseconds. */
  const count = async (column: 'visitor' | 'site', value: string, ms: number) => {
    const { visits } = await tx
      .selectFrom('audit_visits')
      .select(({ fn }) => fn.countAll().as('visits'))
      .where(column, '=', value)
      .where('at', '>', since(now, ms))
      .executeTakeFirstOrThrow();
    return Number(visits);
  };
  const note = async (visitor: string, site: string) => {
    await tx.insertInto('audit_visits').values({ id: randomUUID(), visitor, site, at }).execute();
  };
  return { hash, count, note };
}
