import type { PageFacts } from '../facts.ts';
import { webAddress } from './files.ts';
import { isPrivate } from './private-pages.ts';
import { sameAddress } from './same-address.ts';

const MOST = 30;

/** The other pages of its own host to which a page's menus lead, but for those that nobody searches for. */
export function menuPages({ url: own, html }: PageFacts): string[] {
  const urls = html.anchors.flatMap(({ href = '', inNav }) => {
    const url = inNav ? webAddress(href, html.base) : undefined;
    const isOther = url?.host === new URL(own).host && !sameAddress(url.href, own);
    return url && isOther && url.search === '' && !isPrivate(url)
      ? [url.href.split('#')[0] ?? '']
      : [];
  });
  return [...new Set(urls)].slice(0, MOST);
}
