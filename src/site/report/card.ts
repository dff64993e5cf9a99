import { repairsOf } from '../../audit/scoring.ts';
import { findingsOf, sentenceOf } from './findings.ts';
import type { AuditView, AuditWords } from './view.ts';

/** What a card says of a finished report, to whoever is sent its address. */
export type ReportCard = NonNullable<ReturnType<typeof cardOf>>;

/** The card of a report; none while there is no score. */
export function cardOf(view: AuditView, words: AuditWords) {
  const { score, outcomes } = view.progress;
  if (view.state !== 'done' || !score) return undefined;
  const host = view.host.replace(/^www\./, '');
  const [first] = findingsOf(repairsOf(words.checks, outcomes).slice(0, 1), outcomes);
  const { report, site } = words;
  const repair = first ? repairOf(first, report) : report.repairs.none;
  const { title, of } = report;
  return {
    /** As it was asked for, without its path: that may say who somebody is. */
    host,
    title,
    /** The first repair, or that there is none. */
    repair: repair.replaceAll('`', ''),
    /** The same in a few words, for when our type lacks a sign of the sentence. */
    inShort: first?.words.problem ?? report.repairs.none,
    total: score.total,
    of,
    siteName: site.name,
  };
}

/** Only counts may stand in it: words of the page that was read could be anybody's. */
function repairOf(finding: Parameters<typeof sentenceOf>[0], report: AuditWords['report']): string {
  const figures = ('figures' in finding.outcome && finding.outcome.figures) || {};
  const counted = Object.values(figures).every((figure) => typeof figure === 'number');
  return counted ? sentenceOf(finding, report) : finding.words.problem;
}
