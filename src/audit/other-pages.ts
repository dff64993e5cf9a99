import type { Check } from './check.ts';
import type { PageFacts, SiteFacts } from './facts.ts';
import { type Evidence, notApplicable, type Outcome, partly } from './outcome.ts';
import { isPrivate } from './reading/private-pages.ts';
import { pathOf } from './reading/same-address.ts';

/** The pages that were opened besides; other addresses of the same page are no others. */
export function othersOf(page: PageFacts, pages: readonly PageFacts[]): PageFacts[] {
  const path = ({ url }: PageFacts) => pathOf(new URL(url));
  return pages.filter((other) => path(other) !== path(page));
}

/** Judges the pages that were opened besides: `faultOf` gives what is wrong with one. */
export function judgeOthers(
  page: PageFacts,
  pages: readonly PageFacts[],
  faultOf: (other: PageFacts) => Evidence | undefined,
): Outcome {
  const others = othersOf(page, pages);
  if (others.length === 0) return notApplicable;
  const evidence = others.map(faultOf).filter((fault) => fault !== undefined);
  return partly(others.length - evidence.length, others.length, {
    figures: { wrong: evidence.length, others: others.length },
    evidence,
  });
}

/**
 * What a check says of the site: of the page that was asked for, and of those that were opened besides.
 * A fault of another page costs the part of the pages that have it, but for what keeps a buyer from
 * calling or writing: there is one contact page, and it is lost whole.
 */
export function outcomeForSite(check: Check, facts: Partial<SiteFacts>): Outcome {
  const own = check.run(facts);
  const { page, pages } = facts;
  if (!check.everyPage || !page || !pages) return own;
  const others = othersOf(page, pages)
    .filter(({ url }) => !isPrivate(new URL(url)))
    .map((other) => check.run({ page: other }))
    .filter(isJudged);
  const wrong = others.filter((outcome) => outcome.kind !== 'pass');
  const [first] = wrong;
  if (first === undefined) return isJudged(own) ? own : (others[0] ?? own);
  const evidence = wrong.flatMap((outcome) => outcome.evidence?.slice(0, 1) ?? []);
  if (isJudged(own) && own.kind !== 'pass') {
    return { ...own, evidence: [...(own.evidence ?? []), ...evidence] };
  }
  const seen = { figures: first.figures ?? {}, evidence, elsewhere: true as const };
  const all = others.length + (isJudged(own) ? 1 : 0);
  const lost = wrong.reduce((sum, outcome) => sum + lossIn(outcome), 0);
  return check.breaksContact || lost >= all
    ? { kind: 'fail', ...seen }
    : { kind: 'partly', share: 1 - lost / all, ...seen };
}

type Judged = Extract<Outcome, { readonly kind: 'pass' | 'partly' | 'fail' }>;

const isJudged = (outcome: Outcome): outcome is Judged =>
  ['pass', 'partly', 'fail'].includes(outcome.kind);

const lossIn = (outcome: Judged) => (outcome.kind === 'partly' ? 1 - outcome.share : 1);
