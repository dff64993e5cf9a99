import { isDeepStrictEqual } from 'node:util';
import { checks } from '../checks/index.ts';
import type { Part, SiteFacts } from '../facts.ts';
import { judge, type Outcomes } from '../judge.ts';
import type { NotSeen } from '../kinds.ts';
import type { Score } from '../said.ts';
import { scoreOf } from '../scoring.ts';
import { reasonOf } from './unseen.ts';

/** What a run has found out so far, and what follows from it. */
export class Findings {
  readonly #facts: { -readonly [P in Part]?: SiteFacts[P] } = {};
  readonly #missing: Partial<Record<Part, NotSeen>> = {};
  /** The parts that are being looked for, each with the end of its search. */
  readonly open = new Map<Part, Promise<void>>();
  #outcomes: Outcomes = {};
  /** What is asked of every page was asked of those that were opened besides. */
  #othersJudged = false;

  find<P extends Part>(part: P, facts: SiteFacts[P]): void {
    this.#facts[part] = facts;
  }

  found<P extends Part>(part: P): SiteFacts[P] | undefined {
    return this.#facts[part];
  }

  /** Notes why parts are missing. */
  miss(reason: NotSeen, missed: readonly Part[]): void {
    for (const part of missed) this.#missing[part] = reason;
  }

  /** Looks for a part that is not known to be missing, and notes it or why it is. */
  look<P extends Part>(part: P, search: () => Promise<SiteFacts[P]>): void {
    if (this.#missing[part] !== undefined) return;
    const looked = async () => {
      try {
        this.find(part, await search());
      } catch (error) {
        this.miss(reasonOf(error), [part]);
      } finally {
        this.open.delete(part);
      }
    };
    this.open.set(part, looked());
  }

  /** The outcomes that have become decidable, or other ones, since it was last asked. */
  news(): Outcomes {
    const others = this.#facts.pages !== undefined && !this.#othersJudged;
    this.#othersJudged ||= others;
    const open = checks.filter(
      ({ id, everyPage }) => this.#outcomes[id] === undefined || (others && everyPage),
    );
    const decided = Object.entries(judge(open, this.#facts, this.#missing)).filter(
      ([id, outcome]) => !isDeepStrictEqual(outcome, this.#outcomes[id]),
    );
    const news = Object.fromEntries(decided);
    this.#outcomes = { ...this.#outcomes, ...news };
    return news;
  }

  score(): Score {
    return scoreOf(checks, this.#outcomes);
  }
}
