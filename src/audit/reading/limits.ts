/** What is kept of one page: enough for every finding, and no more than passes lightly between threads. */
export const limits = {
  /** What the parser puts up with; none of 130 real pages that were measured came near. */
  elements: 60_000,
  depth: 400,
  parsingMs: 3_000,
  /** Characters. */
  text: 100_000,
  block: 200_000,
  code: 20_000,
  css: 600_000,
  line: 500,
  address: 2_048,
  /** Entries of a list. */
  tags: 500,
  anchors: 3_000,
  images: 2_000,
  files: 2_000,
  frames: 100,
  blocks: 50,
  examples: 5,
  sample: 30,
  sitemaps: 20,
  /** Entries of a sitemap, as Google has it. */
  listed: 50_000,
  /** Bytes of a packed sitemap, unpacked. */
  sitemapBytes: 5_000_000,
} as const;

/** A text in one line, cut. */
export function oneLine(text: string, most: number = limits.line): string {
  return text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
}

/** The first of those that have something in common. */
export const once = <Item>(items: readonly Item[], of: (item: Item) => unknown): Item[] =>
  [...Map.groupBy(items, of).values()].flatMap(([first]) => first ?? []);

/** So many of a list, evenly from its beginning to its end. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const step = items.length / count;
  return items.filter(
    (_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}
