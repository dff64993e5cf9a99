import type { LeadAudit } from './storage/lead-store.ts';

/** What staff read of the audit that a lead was sent from, under labels; nothing for most leads. */
export function auditLines(audit: LeadAudit | null): [label: string, text: string][] {
  if (audit === null) return [];
  const { url, score, repairs } = audit;
  return [
    ['SEO audit', `${url}: ${score} of 100`],
    ...repairs.map((repair): [string, string] => ['To repair', repair]),
  ];
}
