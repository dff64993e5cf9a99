import type { Check } from './check.ts';
import type { Part, SiteFacts } from './facts.ts';
import { type Evidence, type NotSeen, notChecked, type Outcome } from './outcome.ts';

export type Outcomes = Readonly<Record<string, Outcome>>;

/** Why parts are missing; a part without a reason is still being looked for. */
export type Missing = Readonly<Partial<Record<Part, NotSeen>>>;

/** The outcomes of those checks that can be decided by now: all they need is there, or never will be. */
export function judge(
  checks: readonly Check[],
  facts: Partial<SiteFacts>,
  missing: Missing,
): Outcomes {
  const decided = checks.flatMap((check): [string, Outcome][] => {
    const reason = check.needs.map((part) => missing[part]).find((found) => found !== undefined);
    if (reason !== undefined) return [[check.id, notChecked(reason)]];
    const ready = check.needs.every((part) => facts[part] !== undefined);
    return ready ? [[check.id, bounded(check.run(facts))]] : [];
  });
  return Object.fromEntries(decided);
}

/** More than any report shows. */
const MOST_EVIDENCE = 10;
const LONGEST = 500;

/** Strangers choose how much is wrong with a page; all of it is stored, and read with each look at a report. */
function bounded(outcome: Outcome): Outcome {
  if (!('evidence' in outcome) || outcome.evidence === undefined) return outcome;
  const evidence = outcome.evidence.slice(0, MOST_EVIDENCE).map(
    ({ url, line, found, expected }): Evidence => ({
      url: url.slice(0, LONGEST),
      line,
      found: found?.slice(0, LONGEST),
      expected: expected?.slice(0, LONGEST),
    }),
  );
  return { ...outcome, evidence };
}
