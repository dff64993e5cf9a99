import type { Kysely } from 'kysely';
import type { Lead } from '../leads/storage/lead-store.ts';
import type { Tables } from '../platform/database/schema.ts';

/** Finds the address of the report that a lead was sent from: the last before it came, while it exists. */
export function reportFinder(db: Kysely<Tables>, siteUrl: URL) {
  return async ({ audit, receivedAt }: Pick<Lead, 'audit' | 'receivedAt'>) => {
    if (!audit) return undefined;
    const found = await db
      .selectFrom('audits')
      .select('id')
      .where('url', '=', audit.url)
      .where('state', '=', 'done')
      .where('created_at', '<=', receivedAt.toISOString())
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return found && new URL(`/seo-audit/${found.id}`, siteUrl).href;
  };
}
