import type { NotSeen } from './kinds.ts';
import type { HtmlFacts, Placed } from './reading/html-facts.ts';
import type { MarkKind } from './reading/marks.ts';
import type { Evidence, Outcome } from './said.ts';

/** Figures that the words of a check may name: `{count}`. */
export type Figures = Readonly<Record<string, string | number>>;

type Seen = Omit<Extract<Outcome, { readonly kind: 'pass' }>, 'kind'>;

export type OutcomeKind = Outcome['kind'];

/** The part of what was looked at that is wrong; undefined when it was not judged. */
export function missingOf(outcome: Outcome | undefined): number | undefined {
  if (outcome?.kind === 'pass') return 0;
  if (outcome?.kind === 'partly') return 1 - outcome.share;
  return outcome?.kind === 'fail' ? 1 : undefined;
}

/** Whether something is wrong. */
export const isWrong = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'partly' || outcome?.kind === 'fail';

export const notApplicable: Outcome = { kind: 'not-applicable' };

export const notChecked = (reason: NotSeen): Outcome => ({ kind: 'not-checked', reason });

/** A pass, with what was seen. */
export const pass = (seen: Seen = {}): Outcome => ({ kind: 'pass', ...seen });

/** A fail, with what was seen. */
export const fail = (seen: Seen = {}): Outcome => ({ kind: 'fail', ...seen });

/** A pass when it is right, else a fail, with what was seen in either case. */
export const passIf = (right: boolean, seen: Seen): Outcome => (right ? pass(seen) : fail(seen));

/** A pass when nothing is wrong, else a fail with what is. */
export const passUnless = (evidence: readonly Evidence[]): Outcome =>
  evidence.length === 0 ? pass() : fail({ evidence });

/** A pass when all of it is right, a fail when nothing is, and else the part that is right. */
export function partly(right: number, all: number, seen: Seen = {}): Outcome {
  if (right >= all) return pass(seen);
  return right === 0 ? fail(seen) : { kind: 'partly', share: right / all, ...seen };
}

/** What costs as much as if all of it were wrong. */
export const wholly = (outcome: Outcome, isGrave: boolean): Outcome =>
  isGrave && outcome.kind === 'partly' ? { ...outcome, share: 0 } : outcome;

/**
 * The part of a list that is right; not applicable to an empty one. `faultOf` gives what is wrong with one, and
 * nothing where it is right.
 */
export function shareRight<One>(
  all: readonly One[],
  faultOf: (one: One) => Evidence | false | undefined,
): Outcome {
  if (all.length === 0) return notApplicable;
  const evidence = all.map(faultOf).filter((fault) => fault !== undefined && fault !== false);
  const figures = { count: evidence.length, all: all.length };
  return partly(all.length - evidence.length, all.length, { figures, evidence });
}

/** The same of what stands on a page: `faultOf` gives what stands there, where it is wrong. */
export const shareOn = <Thing extends Placed>(
  page: { readonly url: string },
  all: readonly Thing[],
  faultOf: (thing: Thing) => string | false | undefined,
): Outcome =>
  shareRight(all, (thing) => {
    const found = faultOf(thing);
    return typeof found === 'string' && { url: page.url, line: thing.line, found };
  });

/** A pass up to `good`, a fail from `bad` on, and in between the part of the way that is left, in tenths. */
export function between(value: number, good: number, bad: number, seen: Seen = {}): Outcome {
  const left = Math.max(0, Math.min(1, (bad - value) / (bad - good)));
  return partly(Math.round(10 * left), 10, seen);
}

/** Where a page has marks of a kind (reading/marks.ts). */
export const marked = (
  page: { readonly url: string; readonly html: HtmlFacts },
  ...kinds: readonly MarkKind[]
): Evidence[] => {
  const marks = page.html.marks.filter(({ kind }) => kinds.includes(kind));
  return evidenceOf(page, marks, ({ found }) => found);
};

/** The places of a page where something stands, with what stands there. */
export function evidenceOf<Thing extends Placed>(
  { url }: { readonly url: string },
  things: readonly Thing[],
  found: (thing: Thing) => string,
): Evidence[] {
  return things.map((thing) => ({ url, line: thing.line, found: found(thing) }));
}
