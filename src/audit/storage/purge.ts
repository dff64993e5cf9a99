import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** As the privacy policy says. */
const REPORT_DAYS = 30;
const VISIT_DAYS = 1;

/** Deletes reports and visits that were kept as long as the privacy policy says. */
export async function purge(tx: Transaction<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await tx.deleteFrom('audits').where('created_at', '<', daysAgo(REPORT_DAYS)).execute();
  await tx.deleteFrom('audit_visits').where('at', '<', daysAgo(VISIT_DAYS)).execute();
}
