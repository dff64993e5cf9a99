import { firstRepairs } from '../../audit/scoring.ts';
import type { AuditView, AuditWords } from './view.ts';

/** What a card says of a finished report, to whoever is sent its address. */
export type ReportCard = NonNullable<ReturnType<typeof cardOf>>;

/**
 * The card of a report; none while there is no score. All but the host are words of ours: those of the page that was
 * read could be anybody's.
 */
export function cardOf({ state, host, progress }: AuditView, words: AuditWords) {
  const { score, outcomes } = progress;
  if (state !== 'done' || !score) return undefined;
  const { report, site, checks } = words;
  const [first] = firstRepairs(checks, outcomes);
  return {
    /** As it was asked for, without its path: that may say who somebody is. */
    host: host.replace(/^www\./, ''),
    title: report.title,
    heading: first?.problem ?? report.repairs.none,
    total: score.total,
    of: report.of,
    siteName: site.name,
  };
}
