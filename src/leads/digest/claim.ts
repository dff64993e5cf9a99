import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { leaseOf } from '../../platform/jobs/lease.ts';

/** What came of asking for the digest of a day: only who has claimed it may send it. */
export type DigestClaim = 'claimed' | 'taken' | 'sent';

/**
 * Claims the digest of a day. One statement, so that of several servers one gets it; another takes
 * over when the lease of a server that died is over.
 */
export async function claimDigest(
  db: Kysely<Tables>,
  day: string,
  server: string,
  now: Date,
  leaseMs: number,
): Promise<DigestClaim> {
  const claim = leaseOf(server, now, leaseMs);
  const claimed = await db
    .insertInto('digests')
    .values({ day, ...claim, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet(claim)
        .where('digests.sent_at', 'is', null)
        .where('digests.lease_until', '<=', now.toISOString()),
    )
    .returning('day')
    .executeTakeFirst();
  if (claimed) return 'claimed';
  const { sent_at } = await db
    .selectFrom('digests')
    .select('sent_at')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return sent_at === null ? 'taken' : 'sent';
}

/** Notes that the digest of a day was sent: nobody sends it again. */
export async function noteSent(db: Kysely<Tables>, day: string, now: Date): Promise<void> {
  await db
    .updateTable('digests')
    .set({ sent_at: now.toISOString() })
    .where('day', '=', day)
    .execute();
}

/** Ends a claim, so that any server may try again from a moment on. */
export async function releaseDigest(
  db: Kysely<Tables>,
  day: string,
  server: string,
  from: Date,
): Promise<void> {
  await db
    .updateTable('digests')
    .set({ lease_until: from.toISOString() })
    .where('day', '=', day)
    .where('claimed_by', '=', server)
    .execute();
}
