/** A site of others, served on loopback. */
export interface ServedSite {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** Paths of its pages, each with a slash at the beginning. */
  readonly pages: readonly string[];
}

/** A site while it is served. */
export interface RunningSite extends ServedSite {
  stop(): Promise<void>;
}

/** So many of a list, evenly from its beginning to its end: neighbours are alike. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item) => item !== undefined);
}
