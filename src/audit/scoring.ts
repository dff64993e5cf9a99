import { type Category, type Check, categories, categoryShares } from './check.ts';
import type { Outcomes } from './judge.ts';
import type { Outcome } from './outcome.ts';

/** What the total is at most while something keeps the page from being found or opened at all. */
export const STOPPED_CAP = 40;
const STOPPING_WEIGHT = 10;

/** A site's score: whole numbers from 0 to 100. */
export interface Score {
  readonly total: number;
  /** Only categories in which something was checked. */
  readonly categories: Readonly<Partial<Record<Category, number>>>;
  /** Checks that had an answer, all that apply, and those that could not be looked at. */
  readonly answered: number;
  readonly notChecked: number;
  /** Something weighs so much that the total is capped. */
  readonly capped: boolean;
}

/**
 * The published formula. Within a category: what was reached of the weights that apply. The total:
 * the categories by their shares. What is not applicable or not checked counts neither way.
 */
export function scoreOf(checks: readonly Check[], outcomes: Outcomes): Score {
  const counted = checks.flatMap((check) => {
    const outcome = outcomes[check.id];
    const reached = outcome && reachedBy(outcome);
    return reached === undefined ? [] : [{ ...check, reached }];
  });
  const found = categories.flatMap((category) => {
    const weighed = counted.filter((check) => check.category === category && check.weight > 0);
    const all = sum(weighed.map(({ weight }) => weight));
    if (all === 0) return [];
    return [{ category, share: sum(weighed.map((each) => each.weight * each.reached)) / all }];
  });
  const weights = sum(found.map(({ category }) => categoryShares[category]));
  const total =
    weights === 0
      ? 0
      : (100 * sum(found.map((each) => categoryShares[each.category] * each.share))) / weights;
  const capped = counted.some(({ weight, reached }) => weight === STOPPING_WEIGHT && reached === 0);
  return {
    // Down, so that only a page without any fault has 100.
    total: Math.floor(capped ? Math.min(total, STOPPED_CAP) : total),
    categories: Object.fromEntries(
      found.map(({ category, share }) => [category, Math.floor(100 * share)]),
    ),
    answered: counted.length,
    notChecked: checks.filter(({ id }) => outcomes[id]?.kind === 'not-checked').length,
    capped,
  };
}

/** What an outcome reaches of its weight; undefined when it does not count. */
function reachedBy(outcome: Outcome): number | undefined {
  if (outcome.kind === 'pass') return 1;
  if (outcome.kind === 'partly') return outcome.share;
  return outcome.kind === 'fail' ? 0 : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The most repairs that a report puts first. */
export const REPAIRS_FIRST = 3;

/** What the order of repairs is made from. */
type Weighed = Pick<Check, 'id' | 'category' | 'weight'> & { readonly likely?: boolean };

/** The checks to repair, those first that win most: by weight, and by how much of it is missing. */
export function repairsOf<One extends Weighed>(checks: readonly One[], outcomes: Outcomes): One[] {
  const lost = (check: One) => {
    const outcome = outcomes[check.id];
    const reached = outcome && reachedBy(outcome);
    return reached === undefined ? 0 : check.weight * (1 - reached);
  };
  return checks
    .filter((check) => lost(check) > 0)
    .toSorted(
      (one, other) =>
        lost(other) - lost(one) ||
        categoryShares[other.category] - categoryShares[one.category] ||
        Number(one.likely ?? false) - Number(other.likely ?? false),
    );
}
