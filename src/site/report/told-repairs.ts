import type { Outcomes } from '../../audit/judge.ts';
import { firstRepairs } from '../../audit/scoring.ts';
import { effortOf } from '../../audit/words.ts';
import { findingsOf, sentenceOf } from './findings.ts';
import type { AuditWords } from './view.ts';

/** The first repairs as staff tell them: what is wrong, what was seen, who repairs it and how long it takes. */
export function toldRepairs(outcomes: Outcomes, { checks, report }: AuditWords): string[] {
  const first = firstRepairs(checks, outcomes);
  return findingsOf(first, outcomes).map((finding) => {
    const { problem } = finding.words;
    return `${problem}. ${sentenceOf(finding, report)} (${effortOf(finding.words, report.effort)})`;
  });
}
