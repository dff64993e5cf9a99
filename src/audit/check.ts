import type { Part, SiteFacts } from './facts.ts';
import type { Outcome } from './outcome.ts';

/** What the score is made of, with the share that each has in it (they add up to 100). */
export const categoryShares = {
  findable: 30,
  understood: 20,
  phone: 15,
  speed: 20,
  trust: 10,
  local: 5,
} as const;

export type Category = keyof typeof categoryShares;

export const categories = Object.keys(categoryShares) as readonly Category[];

/**
 * 10 stops everything and caps the score, 5 loses customers, 3 is worth an afternoon, 2 and 1 are
 * polish, 0 is told and not counted.
 */
export type Weight = 0 | 1 | 2 | 3 | 5 | 10;

interface Described {
  readonly category: Category;
  readonly weight: Weight;
  /** Told as "likely": it can be wrong, and weighs 2 at most. */
  readonly likely?: true;
  /** The figures that its words may name. */
  readonly figures?: readonly string[];
}

/** One question that is asked of a site, as its file has it. */
interface Definition extends Described {
  /** The parts of the facts that must be there; else it is not checked. */
  readonly needs: readonly Part[];
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
