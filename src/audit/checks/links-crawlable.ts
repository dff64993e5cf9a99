import { defineCheck } from '../check.ts';
import { notApplicable, partly } from '../outcome.ts';
import type { Anchor } from '../reading/html-facts.ts';
import { limits } from '../reading/limits.ts';

/** Links have addresses that a robot can follow. */
export const check = defineCheck({
  id: 'links-crawlable',
  category: 'findable',
  weight: 3,
  figures: ['wrong', 'links'],
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const links = html.anchors.filter(isLink);
    if (links.length === 0) return notApplicable;
    const wrong = links.filter((link) => !isCrawlable(link, html.base));
    return partly(links.length - wrong.length, links.length, {
      figures: { wrong: wrong.length, links: links.length },
      evidence: wrong.slice(0, limits.examples).map(({ line, href, text }) => ({
        url,
        line,
        found: href === undefined ? `<a>${text}</a>` : `<a href="${href}">${text}</a>`,
      })),
    });
  },
});

/**
 * An anchor without an address is a place to jump to, a button that says so, or words where a link
 * might have stood, unless a script is to answer; what prints or goes back leads nowhere new.
 */
function isLink({ href, isPlace, onclick }: Anchor): boolean {
  if (!href?.trim()) return !isPlace && (href !== undefined || onclick);
  return !/^\s*javascript:\s*(?:window\.)?(?:print|history\.)/i.test(href);
}

function isCrawlable({ href, isPlace }: Anchor, base: string): boolean {
  // An empty address is the page itself; a script that says it is a button is no link.
  if (href === undefined) return false;
  if (/^\s*javascript:/i.test(href)) return isPlace;
  return URL.canParse(href, base) && !/^\s*file:/i.test(href);
}
