import type { Outcomes } from '../../audit/judge.ts';
import type { Category } from '../../audit/kinds.ts';
import { isWrong, type OutcomeKind } from '../../audit/outcome.ts';
import type { Evidence, Outcome } from '../../audit/said.ts';
import { firstRepairs } from '../../audit/scoring.ts';
import { effortOf, withFigures } from '../../audit/words.ts';
import type { CheckWords } from '../../catalog/words/audit-words.ts';
import type { AuditWords } from './view.ts';

/** A check with what came of it. */
export interface Finding {
  readonly words: CheckWords;
  readonly outcome: Outcome;
  /** The kind of its outcome; `told` for what is wrong and does not count. */
  readonly verdict: OutcomeKind | 'told';
}

/** The checks that have an outcome by now, of one category or of all. */
export function findingsOf(
  checks: readonly CheckWords[],
  outcomes: Outcomes,
  category?: Category,
): Finding[] {
  return checks
    .filter((check) => category === undefined || check.category === category)
    .flatMap((check) => {
      const outcome = outcomes[check.id];
      if (!outcome) return [];
      const isTold = isWrong(outcome) && check.weight === 0;
      return [{ words: check, outcome, verdict: isTold ? 'told' : outcome.kind }];
    });
}

/** What is said of a finding, with its figures. */
export function sentenceOf({ words, outcome }: Finding, report: AuditWords['report']): string {
  switch (outcome.kind) {
    case 'not-checked':
      return report.notSeen[outcome.reason];
    case 'not-applicable':
      return words.notApplicable ?? report.verdicts['not-applicable'];
    default: {
      const sentence = withFigures(words[outcome.kind], outcome.figures ?? {});
      return outcome.elsewhere ? `${report.elsewhere} ${sentence}` : sentence;
    }
  }
}

/** What was seen; nothing where nothing was looked at. */
export const evidenceOf = (outcome: Outcome): readonly Evidence[] =>
  ('evidence' in outcome && outcome.evidence) || [];

/** The first repairs as staff tell them: what is wrong, what was seen, who repairs it and how long it takes. */
export function toldRepairs(outcomes: Outcomes, { checks, report }: AuditWords): string[] {
  const first = firstRepairs(checks, outcomes);
  return findingsOf(first, outcomes).map((finding) => {
    const { problem } = finding.words;
    return `${problem}. ${sentenceOf(finding, report)} (${effortOf(finding.words, report.effort)})`;
  });
}
