import type { Evidence } from './outcome.ts';

/** A report names as many places; the count says how many there are. */
const SHOWN = 5;
const LONGEST = 160;

/** Text that stood on a page, cut so that nobody's report is filled by it. */
export function cut(text: string): string {
  const short = text.trim();
  return short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short;
}

/** The first places of a page where something stands, with what stands there. */
export function evidenceOf<Thing extends { readonly line: number }>(
  page: { readonly url: string },
  things: readonly Thing[],
  found: (thing: Thing) => string,
): Evidence[] {
  return things
    .slice(0, SHOWN)
    .map((thing) => ({ url: page.url, line: thing.line, found: cut(found(thing)) }));
}
