import type { Part, SiteFacts } from './facts.ts';
import type { Outcome } from './outcome.ts';

/** What the report is made of, in its order. */
export const categories = ['findable', 'understood', 'phone', 'speed', 'trust', 'local'] as const;

export type Category = (typeof categories)[number];

/**
 * 10 stops everything, 5 loses customers, 3 is worth an afternoon, 2 and 1 are polish, 0 is told and
 * not counted. What each costs: scoring.ts.
 */
export type Weight = 0 | 1 | 2 | 3 | 5 | 10;

interface Described {
  readonly category: Category;
  readonly weight: Weight;
  /** Told as "likely": it can be wrong, and weighs 2 at most. */
  readonly likely?: true;
  /** Who wants to buy can't reach the shop: repaired before all else. */
  readonly breaksContact?: true;
  /** The figures that its words may name. */
  readonly figures?: readonly string[];
}

/** One question that is asked of a site, as its file has it. */
interface Definition extends Described {
  /** The parts of the facts that must be there; else it is not checked. */
  readonly needs: readonly Part[];
  /** Asked of the pages that were opened besides, too. */
  readonly everyPage?: true;
  /** Pure: the same facts give the same outcome. */
  readonly run: (facts: Partial<SiteFacts>) => Outcome;
}

/** A question with its name: that of its file, and of its words in content/audit/checks. */
export interface Check extends Definition {
  readonly id: string;
}

/** A check's definition, whose `run` is given the parts that it needs. */
export function defineCheck<Need extends Part>(
  definition: Described & {
    readonly needs: readonly Need[];
    readonly everyPage?: true;
    readonly run: (facts: Pick<SiteFacts, Need>) => Outcome;
  },
): Definition {
  const has = (facts: Partial<SiteFacts>): facts is Pick<SiteFacts, Need> =>
    definition.needs.every((part) => facts[part] !== undefined);
  return {
    ...definition,
    run: (facts) => {
      if (!has(facts)) throw new Error(`It was run without ${definition.needs.join(' and ')}.`);
      return definition.run(facts);
    },
  };
}
