import type { PageFacts, Part, SiteFacts } from './facts.ts';
import type { Category } from './kinds.ts';
import type { Outcome } from './said.ts';

/**
 * 10 stops everything, 5 loses customers, 3 is worth an afternoon, 2 and 1 are polish, 0 is told and
 * not counted. What each costs: scoring.ts.
 */
export type Weight = 0 | 1 | 2 | 3 | 5 | 10;

/** One question that is asked of a site. */
interface Question {
  /** The parts of the facts that must be there; else it is not checked. */
  readonly needs: readonly Part[];
  /** Asked of the pages that were opened besides, too. */
  readonly everyPage?: true;
  /** Pure: the same facts give the same outcome. */
  readonly run: (facts: Partial<SiteFacts>) => Outcome;
}

/** A question with its place in a report: the table of checks/index.ts. */
export interface Check extends Question {
  /** The name of its words in content/audit/checks, too. */
  readonly id: string;
  readonly category: Category;
  readonly weight: Weight;
  /** Told as "likely": it can be wrong, and weighs 2 at most. */
  readonly likely?: true | undefined;
  /** Who wants to buy can't reach the shop: repaired before all else. */
  readonly breaksContact?: true | undefined;
  /** Only machines read it: nobody who visits or searches sees what is wrong. Weighs 3 at most. */
  readonly unseen?: true | undefined;
  /** The figures that its words may name. */
  readonly figures?: readonly string[];
}

/** A question about some parts of what a run finds out, which `run` is given. */
export function ofFacts<Need extends Part>(
  needs: readonly Need[],
  run: (facts: Pick<SiteFacts, Need>) => Outcome,
): Question {
  // It is asked when they are there: judge.ts.
  return { needs, run: (facts) => run(facts as Pick<SiteFacts, Need>) };
}

/** A question about the page alone. */
export const ofPage = (run: (page: PageFacts) => Outcome): Question =>
  ofFacts(['page'], ({ page }) => run(page));

/** The same about every page that was opened. */
export const ofEveryPage = (run: (page: PageFacts) => Outcome): Question => ({
  ...ofPage(run),
  everyPage: true,
});
