import type { PageFacts } from '../facts.ts';
import { canonicalsOf } from './canonical.ts';
import { sameAddress } from './same-address.ts';

/** The page in another language, or in its own, as a link of its head names it. */
export interface Alternate {
  readonly code: string;
  readonly href: string;
  readonly line: number;
  readonly inHead: boolean;
}

export const alternatesOf = ({ html }: PageFacts): Alternate[] =>
  html.linkTags.flatMap(({ rel, hreflang, href, line, inHead }) =>
    rel.includes('alternate') && hreflang ? [{ code: hreflang, href, line, inHead }] : [],
  );

/** Whether an address is one of the page's own: as it was opened, without its query, or as it calls itself. */
export function isAddressOf(page: PageFacts, href: string): boolean {
  const own = [page.url, page.url.replace(/[?#].*$/, ''), canonicalsOf(page)[0]?.url?.href];
  return own.some((address) => address !== undefined && sameAddress(address, href));
}
