import type { Kysely } from 'kysely';
import type { LeadAudit } from '../leads/storage/lead-store.ts';
import type { Tables } from '../platform/database/schema.ts';

/** The address of the report that a lead was sent from; undefined when it is gone. */
export type FindReport = (audit: LeadAudit, receivedAt: Date) => Promise<string | undefined>;

/** Finds reports by what they are about: the last one before the lead came. */
export function reportFinder(db: Kysely<Tables>, siteUrl: URL): FindReport {
  return async ({ url }, receivedAt) => {
    const audit = await db
      .selectFrom('audits')
      .select('id')
      .where('url', '=', url)
      .where('state', '=', 'done')
      .where('created_at', '<=', receivedAt.toISOString())
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return audit && new URL(`/seo-audit/${audit.id}`, siteUrl).href;
  };
}
