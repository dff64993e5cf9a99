import type { Outcomes } from '../../audit/judge.ts';
import { isWrong, type OutcomeKind } from '../../audit/outcome.ts';
import type { Evidence, Outcome } from '../../audit/said.ts';
import { firstRepairs } from '../../audit/scoring.ts';
import { effortOf, figuresIn, withFigures } from '../../audit/words.ts';
import type { AuditWords } from '../../catalog/queries/audit.ts';
import type { CheckWords } from '../../catalog/words/audit-words.ts';

/** What findings are told with. */
type Words = Pick<AuditWords, 'report'> & { readonly checks: readonly CheckWords[] };

/** A check with what came of it, in words. */
export interface Finding extends CheckWords {
  readonly outcome: Outcome;
  /** The kind of its outcome; `told` for what is wrong and does not count. */
  readonly verdict: OutcomeKind | 'told';
  readonly sentence: string;
  /** What was seen; nothing where nothing was looked at. */
  readonly evidence: readonly Evidence[];
  /** How much a fault matters, and whether it may be none. */
  readonly matters: string;
  /** Who repairs it, and how long it takes. */
  readonly effort: string;
}

/** The checks that have an outcome by now. */
export function findingsOf(words: Words, outcomes: Outcomes): Finding[] {
  const { report } = words;
  return words.checks.flatMap((check) => {
    const outcome = outcomes[check.id];
    if (!outcome) return [];
    const matters = report.weights[check.weight].label;
    return {
      ...check,
      outcome,
      verdict: isWrong(outcome) && check.weight === 0 ? 'told' : outcome.kind,
      sentence: sentenceOf(check, outcome, report),
      evidence: ('evidence' in outcome && outcome.evidence) || [],
      matters: check.likely ? `${matters}, ${report.likely}` : matters,
      effort: effortOf(check, report.effort),
    };
  });
}

function sentenceOf(check: CheckWords, outcome: Outcome, words: Words['report']): string {
  switch (outcome.kind) {
    case 'not-checked':
      return words.notSeen[outcome.reason];
    case 'not-applicable':
      return check.notApplicable ?? words.verdicts['not-applicable'];
    default: {
      const { figures = {}, kind } = outcome;
      const said = check[kind];
      // A report that an earlier release made may have figures by other names.
      const isWhole = figuresIn(said).every((name) => name in figures);
      const short = isWrong(outcome) ? check.problem : check.name;
      const sentence = isWhole ? withFigures(said, figures) : `${short}.`;
      return outcome.elsewhere ? `${words.elsewhere} ${sentence}` : sentence;
    }
  }
}

/** The first repairs as staff tell them: what is wrong, what was seen, who repairs it and how long it takes. */
export const toldRepairs = (outcomes: Outcomes, words: Words): string[] =>
  firstRepairs(findingsOf(words, outcomes), outcomes).map(
    ({ problem, sentence, effort }) => `${problem}. ${sentence} (${effort})`,
  );
