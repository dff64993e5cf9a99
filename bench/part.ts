/** What the command line asks of a part of the benchmark. */
export interface Wishes {
  /** Pages to look at; all when empty. */
  readonly paths: readonly string[];
  /** How often each page is measured. */
  readonly runs: number;
}

/** Measures, prints tables for people, and resolves with its figures for machines (`--json`). */
export type Part = (wishes: Wishes) => Promise<object>;
