import type { Check, Weight } from './check.ts';
import type { Outcomes } from './judge.ts';
import { categories } from './kinds.ts';
import { missingOf } from './outcome.ts';

/**
 * What a fault takes of the points that are left: the published formula. Set against pages that were
 * graded by hand (docs/decisions/0096-a-fault-takes-a-part-of-what-is-left.md).
 */
export const faultCosts = {
  10: 0.62,
  5: 0.36,
  3: 0.2,
  2: 0.13,
  1: 0.05,
  0: 0,
} as const satisfies Record<Weight, number>;

/** What a site has at most while something keeps it from being found or opened: from the costs. */
export const STOPPED_CAP = 40;
const STOPPING_WEIGHT = 10;

/** A site's score: whole numbers from 0 to 100. */
export type Score = ReturnType<typeof scoreOf>;

/**
 * All begin with 100 points. Each fault takes its part of those that are left, so what else applies
 * to a page changes neither the cost of a fault nor the order of two. What is not applicable or was
 * not checked counts neither way.
 */
export function scoreOf(checks: readonly Check[], outcomes: Outcomes) {
  const judged = checks.filter(({ id }) => missingOf(outcomes[id]) !== undefined);
  const weighed = judged.filter(({ weight }) => weight > 0);
  const perCategory = categories.flatMap((category) => {
    const inIt = weighed.filter((check) => check.category === category);
    return inIt.length === 0 ? [] : [[category, points(inIt, outcomes)] as const];
  });
  return {
    total: weighed.length === 0 ? 0 : points(weighed, outcomes),
    /** Only those in which something was judged. */
    categories: Object.fromEntries(perCategory),
    /** Checks that had an answer, and those that could not be looked at. */
    answered: judged.length,
    notChecked: checks.filter(({ id }) => outcomes[id]?.kind === 'not-checked').length,
    /** Something keeps the page from being found or opened. */
    capped: judged.some(
      ({ id, weight }) => weight === STOPPING_WEIGHT && missingOf(outcomes[id]) === 1,
    ),
  };
}

/** What is left of 100 points. Rounded down, so that only a page without any fault has 100. */
function points(checks: readonly Check[], outcomes: Outcomes): number {
  return Math.floor(100 * checks.reduce((left, check) => left * (1 - lossOf(check, outcomes)), 1));
}

/** The part that a check takes of the points that are left, from 0 to 1. */
export function lossOf({ id, weight }: Weighed, outcomes: Outcomes): number {
  return faultCosts[weight] * (missingOf(outcomes[id]) ?? 0);
}

/** The most repairs that a report puts first. */
const REPAIRS_FIRST = 3;

/** What the order of repairs is made from. */
type Weighed = Pick<Check, 'id' | 'weight' | 'likely' | 'breaksContact' | 'unseen'>;

/** Of the customers whom a repair brings back, where only machines read what it mends. */
const FEW = 1 / 4;

/**
 * The checks to repair, in the order of the customers that they bring back: buyers who are there and
 * can't call or write, a page that can't be found or opened, then by the loss that visitors and
 * searchers see; the sure before the likely.
 */
export function repairsOf<One extends Weighed>(checks: readonly One[], outcomes: Outcomes): One[] {
  const urgency = ({ breaksContact, weight }: One) =>
    breaksContact ? 0 : weight === STOPPING_WEIGHT ? 1 : 2;
  const seen = (one: One) => lossOf(one, outcomes) * (one.unseen ? FEW : 1);
  return checks
    .filter((check) => lossOf(check, outcomes) > 0)
    .toSorted(
      (one, other) =>
        urgency(one) - urgency(other) ||
        seen(other) - seen(one) ||
        Number(one.likely ?? false) - Number(other.likely ?? false),
    );
}

/** The few that a report puts first. */
export const firstRepairs = <One extends Weighed>(all: readonly One[], outcomes: Outcomes): One[] =>
  repairsOf(all, outcomes).slice(0, REPAIRS_FIRST);
