import type { Check } from './check.ts';
import type { Part, SiteFacts } from './facts.ts';
import { outcomeForSite } from './other-pages.ts';
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
    return ready ? [[check.id, bounded(outcomeForSite(check, facts))]] : [];
  });
  return Object.fromEntries(decided);
}

/** More than any report shows; figures say how many there are. */
const MOST_EVIDENCE = 5;
/** Characters: of what stood somewhere, and of addresses, which are of no use when they are cut. */
const LONGEST = 160;
const LONGEST_ADDRESS = 500;

/** Strangers choose how much is wrong with a page; all of it is stored, and read with each look at a report. */
function bounded(outcome: Outcome): Outcome {
  if (!('evidence' in outcome) || outcome.evidence === undefined) return outcome;
  const evidence = outcome.evidence.slice(0, MOST_EVIDENCE).map(
    ({ url, line, found, expected }): Evidence => ({
      url: url.slice(0, LONGEST_ADDRESS),
      line,
      found: found && cut(found.trim()),
      expected: expected?.slice(0, LONGEST_ADDRESS),
    }),
  );
  return { ...outcome, evidence };
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
