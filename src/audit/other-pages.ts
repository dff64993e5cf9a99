import type { OtherPage, PageFacts } from './facts.ts';
import { type Evidence, notApplicable, type Outcome, partly } from './outcome.ts';
import { pathOf } from './reading/same-address.ts';

/** Judges the pages that were opened besides: `faultOf` gives the part of one that is wrong, and where. */
export function judgeOthers(
  page: PageFacts,
  pages: readonly OtherPage[],
  faultOf: (other: PageFacts) => { readonly part: number; readonly evidence: Evidence } | undefined,
): Outcome {
  // Other addresses of the same page are no others.
  const path = (url: string) => pathOf(new URL(url));
  const others = pages.flatMap(({ read }) =>
    read && path(read.url) !== path(page.url) ? [read] : [],
  );
  if (others.length === 0) return notApplicable;
  const faults = others.map(faultOf).filter((fault) => fault !== undefined);
  const right = others.length - faults.reduce((sum, { part }) => sum + part, 0);
  return partly(right, others.length, {
    figures: { wrong: faults.length, others: others.length },
    evidence: faults.map(({ evidence }) => evidence),
  });
}
