import { firstRepairs } from '../../audit/scoring.ts';
import { type Finding, findingsOf } from './findings.ts';
import type { AuditView, AuditWords } from './view.ts';

/** What a card says of a finished report, to whoever is sent its address. */
export type ReportCard = NonNullable<ReturnType<typeof cardOf>>;

/** The card of a report; none while there is no score. */
export function cardOf({ state, host, progress }: AuditView, words: AuditWords) {
  const { score, outcomes } = progress;
  if (state !== 'done' || !score) return undefined;
  const { report, site, checks } = words;
  const [first] = firstRepairs(findingsOf(checks, outcomes, report), outcomes);
  return {
    /** As it was asked for, without its path: that may say who somebody is. */
    host: host.replace(/^www\./, ''),
    title: report.title,
    /** The first repair, or that there is none. */
    repair: (first ? repairOf(first) : report.repairs.none).replaceAll('`', ''),
    /** The same in a few words, for when our type lacks a sign of the sentence. */
    inShort: first?.problem ?? report.repairs.none,
    total: score.total,
    of: report.of,
    siteName: site.name,
  };
}

/** Only counts may stand in it: words of the page that was read could be anybody's. */
function repairOf({ outcome, sentence, problem }: Finding): string {
  const figures = ('figures' in outcome && outcome.figures) || {};
  const counted = Object.values(figures).every((figure) => typeof figure === 'number');
  return counted ? sentence : problem;
}
