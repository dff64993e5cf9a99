import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly, pass } from '../outcome.ts';
import { nofollowOf } from '../reading/directives.ts';
import { isOwn, webAddress } from '../reading/files.ts';
import type { Anchor } from '../reading/html-facts.ts';
import { isPrivate } from '../reading/private-pages.ts';
import { sameAddress } from '../reading/same-address.ts';

/** So many links at the top are the menu, where nothing says which it is. */
const TOP = 5;

/** Robots may follow the site's own links. What nobody searches for may be left out. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['closed', 'links'],
  needs: ['page'],
  run: ({ page }) => {
    const { html } = page;
    const links = html.anchors.filter(({ href = '' }) => {
      const to = webAddress(href, html.base);
      return to && isOwn(page, to.href) && !isPrivate(to) && !sameAddress(to.href, page.url);
    });
    const all = nofollowOf(page);
    const menu = links.filter(({ inNav }) => inNav);
    const judged = [menu, links.slice(0, TOP)].find(isClosed) ?? links;
    const closed = judged.filter(closes);
    const figures = { closed: closed.length, links: judged.length };
    if (all) return fail({ figures: { ...figures, closed: judged.length }, evidence: [all] });
    if (links.length === 0) return notApplicable;
    // A few may be meant: an entrance for members, links of visitors, of filters.
    if (!isClosed(judged)) return pass({ figures });
    const evidence = evidenceOf(page, closed, ({ href, rel }) => `${href} (${rel.join(' ')})`);
    return partly(judged.length - closed.length, judged.length, { figures, evidence });
  },
});

const CLOSES = new Set(['nofollow', 'ugc', 'sponsored']);
const closes = ({ rel }: Anchor) => rel.some((each) => CLOSES.has(each));
const isClosed = (links: readonly Anchor[]) => links.filter(closes).length > links.length / 2;
