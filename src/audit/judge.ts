import type { Check } from './check.ts';
import type { PageFacts, Part, SiteFacts } from './facts.ts';
import type { NotSeen } from './kinds.ts';
import { missingOf, notApplicable, notChecked, shareRight, wholly } from './outcome.ts';
import { pathOf } from './reading/addresses.ts';
import { mainsOf } from './reading/metadata.ts';
import { isPrivate } from './reading/private-pages.ts';
import type { Evidence, Outcome } from './said.ts';
import { withShownHosts } from './shown-address.ts';

/** The pages that were opened besides; other addresses of the same page are no others. */
export function othersOf(page: PageFacts, pages: readonly PageFacts[]): PageFacts[] {
  const path = ({ url }: PageFacts) => pathOf(new URL(url));
  return pages.filter((other) => path(other) !== path(page));
}

/**
 * What a check says of the site: of the page that was asked for, and of those that were opened besides.
 * A fault of another page costs the part of the pages that have it, but for what keeps a buyer from
 * calling or writing: there is one contact page, and who taps the wrong number of two is lost whole.
 */
export function outcomeForSite(check: Check, facts: Partial<SiteFacts>): Outcome {
  const own = wholly(check.run(facts), check.breaksContact === true);
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
  const lost = wrong.reduce((sum, outcome) => sum + (missingOf(outcome) ?? 0), 0);
  return check.breaksContact || lost >= all
    ? { kind: 'fail', ...seen }
    : { kind: 'partly', share: 1 - lost / all, ...seen };
}

type Judged = Extract<Outcome, { readonly kind: 'pass' | 'partly' | 'fail' }>;

const isJudged = (outcome: Outcome): outcome is Judged => missingOf(outcome) !== undefined;

/** So many with main headings of their own are neither one page at two addresses nor parts of a list. */
const SEVERAL = 3;

/** Whether other pages say something else than the page, and than each other; one that says nothing shares nothing. */
export function judgeShared(
  page: PageFacts,
  pages: readonly PageFacts[],
  said: (html: PageFacts['html']) => string,
): Outcome {
  const own = said(page.html);
  if (own === '') return notApplicable;
  const others = othersOf(page, pages);
  const alike = Map.groupBy(others, ({ html }) => plain(said(html)));
  return shareRight(others, ({ html, url }) => {
    const found = plain(said(html));
    const same = alike.get(found) ?? [];
    const isHabit = new Set(same.map((one) => mainsOf(one.html)[0]?.text)).size >= SEVERAL;
    return found !== '' && (found === plain(own) || isHabit) && { url, found: said(html) };
  });
}

/** Case and white space tell nothing. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

export type Outcomes = Readonly<Record<string, Outcome>>;

/** Why parts are missing; a part without a reason is still being looked for. */
export type Missing = Readonly<Partial<Record<Part, NotSeen>>>;

/** The outcomes of those checks that can be decided by now: all they need is there, or never will be. */
export function judge(
  checks: readonly Check[],
  facts: Partial<SiteFacts>,
  missing: Missing,
): Outcomes {
  const decided = checks.flatMap((check): [string, Outcome][] => {
    const reason = check.needs.map((part) => missing[part]).find((found) => found !== undefined);
    if (reason !== undefined) return [[check.id, notChecked(reason)]];
    const ready = check.needs.every((part) => facts[part] !== undefined);
    return ready ? [[check.id, bounded(outcomeForSite(check, facts))]] : [];
  });
  return Object.fromEntries(decided);
}

/** More than any report shows; figures say how many there are. */
const MOST_EVIDENCE = 5;
/** Characters: of what stood somewhere, and of addresses, which are of no use when they are cut. */
const LONGEST = 160;
const LONGEST_ADDRESS = 500;

/** Strangers choose how much is wrong with a page; all of it is stored, and read with each look at a report. */
function bounded(outcome: Outcome): Outcome {
  if (!('evidence' in outcome) || outcome.evidence === undefined) return outcome;
  const evidence = outcome.evidence.slice(0, MOST_EVIDENCE).map(
    ({ url, line, found, expected }): Evidence => ({
      url: withShownHosts(url.slice(0, LONGEST_ADDRESS)),
      line,
      found: found && withShownHosts(cut(found.trim())),
      expected: expected && withShownHosts(expected.slice(0, LONGEST_ADDRESS)),
    }),
  );
  return { ...outcome, evidence };
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
