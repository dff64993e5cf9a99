import { progressOf } from '../audit/events.ts';
import { shownUrl } from '../audit/shown-address.ts';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import type { LeadAudit } from '../leads/storage/lead-store.ts';
import type { ReportPages } from './report-pages.ts';

/** Copies of what reports found, for the leads that come from them. */
export function leadAudits(store: AuditStore, pages: () => ReportPages | undefined) {
  return async (id: string): Promise<LeadAudit | null> => {
    const audit = await store.find(id);
    const { score, outcomes } = progressOf(audit?.events ?? []);
    if (!audit || !score) return null;
    const repairs = pages()?.repairs(outcomes) ?? [];
    return { url: shownUrl(audit.url), score: score.total, repairs };
  };
}
