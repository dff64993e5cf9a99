import type { HtmlFacts } from './reading/html-facts.ts';
import type { MarkKind } from './reading/marks.ts';

/** Where something was seen, what stood there, and what is expected instead. */
export interface Evidence {
  readonly url: string;
  /** Line of the page's or file's source, from 1. */
  readonly line?: number | undefined;
  /** What stood there, cut short; '' for nothing. */
  readonly found?: string | undefined;
  readonly expected?: string | undefined;
}

/** Why something could not be looked at. None of them is the page's fault, or ours to count. */
export const notSeen = [
  /** The time or the requests of a run were used up. */
  'time',
  /** Asking gave no usable answer. */
  'no-answer',
  /** The site's robots.txt asks us to leave it alone. */
  'robots',
  /** It stands on another site, of which a run asks little. */
  'others',
  /** Saved files have no such thing: headers, a certificate, a server. */
  'offline',
] as const;

export type NotSeen = (typeof notSeen)[number];

/** Figures that the words of a check may name: `{count}`. */
export type Figures = Readonly<Record<string, string | number>>;

interface Seen {
  readonly evidence?: readonly Evidence[];
  readonly figures?: Figures;
  /** It was seen on other pages alone that were opened besides. */
  readonly elsewhere?: true;
}

/** What came of a check. */
export type Outcome =
  | ({ readonly kind: 'pass' } & Seen)
  /** Partly right: `share` of what was looked at, between 0 and 1. */
  | ({ readonly kind: 'partly'; readonly share: number } & Seen)
  | ({ readonly kind: 'fail' } & Seen)
  /** The page has nothing that this check is about. */
  | { readonly kind: 'not-applicable' }
  | { readonly kind: 'not-checked'; readonly reason: NotSeen };

export type OutcomeKind = Outcome['kind'];

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

/**
 * The part of a list that is right; not applicable to an empty one. Words find how many are wrong, and of
 * how many, as figures of these names.
 */
export function shareRight<One>(
  all: readonly One[],
  isWrong: (one: One) => boolean,
  evidence: (wrong: One) => Evidence,
  [wrongs, every]: readonly [string, string] = ['count', 'all'],
): Outcome {
  if (all.length === 0) return notApplicable;
  const wrong = all.filter(isWrong);
  return partly(all.length - wrong.length, all.length, {
    figures: { [wrongs]: wrong.length, [every]: all.length },
    evidence: wrong.map(evidence),
  });
}

/** A pass up to `good`, a fail from `bad` on, and in between the part of the way that is left. */
export function between(value: number, good: number, bad: number, seen: Seen = {}): Outcome {
  return partly(Math.max(0, Math.min(1, (bad - value) / (bad - good))), 1, seen);
}

/** Where a page has marks of a kind (reading/marks.ts). */
export const marked = (
  { url, html }: { readonly url: string; readonly html: HtmlFacts },
  ...kinds: readonly MarkKind[]
): Evidence[] =>
  evidenceOf(
    { url },
    html.marks.filter(({ kind }) => kinds.includes(kind)),
    ({ found }) => found,
  );

/** The places of a page where something stands, with what stands there. */
export function evidenceOf<Thing extends { readonly line: number }>(
  { url }: { readonly url: string },
  things: readonly Thing[],
  found: (thing: Thing) => string,
): Evidence[] {
  return things.map((thing) => ({ url, line: thing.line, found: found(thing) }));
}
