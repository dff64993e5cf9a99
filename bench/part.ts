/** What the command line asks of a part of the benchmark. */
export interface Wishes {
  /** Paths or names of pages; numbers for `build`, `leads` and `audits`; the part's own choice when empty. */
  readonly subjects: readonly string[];
  /** How often each page is measured; builds take too long to be repeated. */
  readonly runs: number;
}

/** Measures, prints tables for people, and resolves with its figures for machines (`--json`). */
export type Part = (wishes: Wishes) => Promise<object>;

/** Why a part can't be measured on this machine, in a sentence that says what to do. */
export class CannotMeasure extends Error {}
