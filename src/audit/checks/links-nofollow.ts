import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly, pass } from '../outcome.ts';
import { nofollowOf } from '../reading/directives.ts';
import { isOwn, webAddress } from '../reading/files.ts';
import { isPrivate } from '../reading/private-pages.ts';

/** Robots may follow the site's own links. What nobody searches for may be left out. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['closed', 'links'],
  needs: ['page'],
  run: ({ page }) => {
    const { html } = page;
    const own = html.anchors.filter(({ href = '' }) => {
      const url = webAddress(href, html.base);
      return url !== undefined && isOwn(page, url.href) && !isPrivate(url);
    });
    const all = nofollowOf(page);
    const links = own.length;
    if (all) return fail({ figures: { closed: links, links }, evidence: [all] });
    if (links === 0) return notApplicable;
    const closed = own.filter(({ rel }) => rel.some((each) => CLOSES.has(each)));
    const figures = { closed: closed.length, links };
    // Outside the menu a few may be meant: links of visitors, of filters.
    const isMeant = !closed.some(({ inNav }) => inNav) && closed.length < links / 2;
    if (isMeant) return pass({ figures });
    const evidence = evidenceOf(page, closed, ({ href, rel }) => `${href} (${rel.join(' ')})`);
    return partly(links - closed.length, links, { figures, evidence });
  },
});

const CLOSES = new Set(['nofollow', 'ugc', 'sponsored']);
