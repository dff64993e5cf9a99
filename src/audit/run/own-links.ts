import type { Anchor } from '../reading/html-facts.ts';
import { sameAddress } from '../reading/same-address.ts';
import type { Visit } from './visit.ts';

export interface OwnLink {
  readonly url: URL;
  readonly anchor: Anchor;
}

/** Links to other pages of the page's site where our robot may go, each once; those of menus first. */
export function ownLinks({ page, rules }: Visit): OwnLink[] {
  const { anchors, base } = page.html;
  const menuFirst = anchors.toSorted((one, other) => Number(other.inNav) - Number(one.inNav));
  const links = new Map<string, OwnLink>();
  for (const anchor of menuFirst) {
    const url = anchor.href === undefined ? null : URL.parse(anchor.href, base);
    if (url === null || sameAddress(url.href, page.url)) continue;
    url.hash = '';
    if (!links.has(url.href) && rules.mayVisit(url)) links.set(url.href, { url, anchor });
  }
  return [...links.values()];
}
