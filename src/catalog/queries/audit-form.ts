import { proposal } from '../../forms/proposal.ts';
import { translated } from '../../forms/translated.ts';
import { filled, getCommonFormWords } from './entries.ts';
import { linkHere } from './here.ts';

/** Families of services whose work begins with the website that somebody has: they end with the field. */
export const AUDITED: ReadonlySet<string> = new Set(['search', 'web']);

/** Words of the address field, wherever it stands. */
export async function getAuditFormWords() {
  const { form } = await filled('auditReport');
  const { honeypot, language, messages } = await getCommonFormWords();
  const unreachable = translated(proposal.messages.unreachable, messages);
  return { ...form, honeypot, language, unreachable };
}

export type AuditFormWords = Awaited<ReturnType<typeof getAuditFormWords>>;

/** What a report says beside the words of the checks; plain data, which travels with the release. */
export async function getReportCopy() {
  const { report, stops, refused, refusals, next } = await filled('auditReport');
  const { formula, checks } = await filled('auditMethod');
  const { directWays, honeypot, smallPrint } = await getCommonFormWords();
  const proposal = await linkHere({ name: next.proposal.label, path: next.proposal.href });
  return {
    report: { ...report, weights: formula.weights, likely: checks.likely },
    stops,
    refused,
    /** What the server says above the proposal form. */
    refusals,
    next: { ...next, proposal: { label: proposal.name, href: proposal.path } },
    form: await getAuditFormWords(),
    lead: { honeypot, smallPrint },
    phone: directWays.phone,
    siteUrl: import.meta.env.SITE,
  };
}
