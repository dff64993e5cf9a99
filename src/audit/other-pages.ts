import type { OtherPage, PageFacts } from './facts.ts';
import { type Evidence, notApplicable, type Outcome, partly } from './outcome.ts';
import { pathOf } from './reading/same-address.ts';

/** What is wrong with a page: the part of it, from 0 to 1, with where it was seen. */
export interface Fault {
  readonly part: number;
  readonly evidence: Evidence;
}

/** Judges the pages that were opened besides by rules of one page; figures: how many of how many are wrong. */
export function judgeOthers(
  page: PageFacts,
  pages: readonly OtherPage[],
  faultOf: (other: PageFacts) => Fault | undefined,
): Outcome {
  // Other addresses of the same page are no others.
  const path = (url: string) => pathOf(new URL(url));
  const others = pages.flatMap(({ read, status, url }) =>
    read && status === 200 && path(url) !== path(page.url) ? [read] : [],
  );
  const faults = others.map(faultOf).filter((fault) => fault !== undefined);
  if (others.length === 0) return notApplicable;
  const right = others.length - faults.reduce((sum, { part }) => sum + part, 0);
  return partly(right, others.length, {
    figures: { wrong: faults.length, others: others.length },
    evidence: faults.map(({ evidence }) => evidence),
  });
}
