import type { Audit } from 'lighthouse';
import type { Outcomes } from '../../src/audit/judge.ts';
import type { Outcome } from '../../src/audit/outcome.ts';

/** Our checks, any of which finds the fault that an audit of Lighthouse looks for. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  'document-title': ['title-present'],
  'meta-description': ['description-present'],
  'http-status-code': ['answers-200'],
  'is-crawlable': ['noindex', 'robots-blocks-google'],
  'crawlable-anchors': ['links-crawlable'],
  'link-text': ['link-text'],
  hreflang: ['hreflang-valid'],
  canonical: ['canonical-broken', 'canonical-elsewhere'],
  'robots-txt': ['robots-readable', 'robots-unreachable'],
  'image-alt': ['img-alt'],
  'html-has-lang': ['lang'],
  'meta-viewport': ['zoom-blocked'],
  'frame-title': ['frame-titles'],
  charset: ['charset'],
};

/** The audits that are compared, as Lighthouse calls them. */
export const lighthouseAudits = Object.keys(pairs);

/** What both say of one subject on one page. */
export interface Comparison {
  readonly page: string;
  readonly audit: string;
  /** Whether a fault is found. */
  readonly lighthouse: boolean;
  readonly ours: boolean;
  /** Our evidence, and Lighthouse's items, for whoever looks into a difference. */
  readonly seen: { readonly ours: readonly Outcome[]; readonly lighthouse: unknown };
}

/** Compares what both could look at: nobody's silence is taken for a verdict. */
export function compare(
  page: string,
  outcomes: Outcomes,
  audits: Readonly<Record<string, Audit>>,
): Comparison[] {
  return Object.entries(pairs).flatMap(([audit, ids]) => {
    const theirs = audits[audit];
    const ours = ids.flatMap((id) => outcomes[id] ?? []);
    const faults = ours.filter(({ kind }) => kind === 'fail' || kind === 'partly');
    const looked = faults.length > 0 || ours.every(({ kind }) => kind !== 'not-checked');
    if (!theirs || theirs.scoreDisplayMode === 'error' || !looked) return [];
    const lighthouse = theirs.score !== null && theirs.score < 1;
    const seen = { ours: faults, lighthouse: theirs.details?.items ?? theirs.explanation };
    return [{ page, audit, lighthouse, ours: faults.length > 0, seen }];
  });
}
