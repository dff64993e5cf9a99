import type { Anchor } from '../reading/items.ts';
import { sameAddress } from '../reading/same-address.ts';
import { Unseen } from './unseen.ts';
import type { Visit } from './visit.ts';

export interface OwnLink {
  readonly url: URL;
  readonly anchor: Anchor;
}

/**
 * Links to other pages of the page's site, each once; those of menus first.
 * @throws Unseen when robots.txt asks robots to follow none of them
 */
export function ownLinks({ page, rules }: Visit): OwnLink[] {
  const { anchors, base } = page.html;
  const menuFirst = anchors.toSorted((one, other) => Number(other.inNav) - Number(one.inNav));
  const links = new Map<string, OwnLink>();
  for (const anchor of menuFirst) {
    const url = anchor.href === undefined ? null : URL.parse(anchor.href, base);
    if (url?.origin !== rules.origin || sameAddress(url.href, page.url)) continue;
    url.hash = '';
    if (!links.has(url.href)) links.set(url.href, { url, anchor });
  }
  const open = [...links.values()].filter(({ url }) => rules.mayVisit(url));
  if (open.length === 0 && links.size > 0) throw new Unseen('robots');
  return open;
}
