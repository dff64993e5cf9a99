import { defineCheck } from '../check.ts';
import { evidenceOf } from '../evidence.ts';
import { notApplicable, partly } from '../outcome.ts';
import type { Anchor } from '../reading/html-facts.ts';

/** A script that prints the page or goes back leads nowhere that Google could miss. */
const STAYS = /^\s*javascript:\s*(?:window\.)?(?:print|history)\b/i;

/** Links have addresses that a robot can follow. */
export const check = defineCheck({
  id: 'links-crawlable',
  category: 'findable',
  weight: 3,
  figures: ['wrong', 'links'],
  needs: ['page'],
  run: ({ page }) => {
    const { html } = page;
    const links = html.anchors.filter((anchor) =>
      anchor.href === undefined ? isPlayed(anchor) : !STAYS.test(anchor.href),
    );
    if (links.length === 0) return notApplicable;
    const wrong = links.filter((link) => !isCrawlable(link, html.base));
    return partly(links.length - wrong.length, links.length, {
      figures: { wrong: wrong.length, links: links.length },
      evidence: evidenceOf(page, wrong, ({ href, text }) =>
        href === undefined ? `<a>${text}</a>` : `<a href="${href}">${text}</a>`,
      ),
    });
  },
});

/** Without an address, an anchor is a place or a label, unless a script makes it play a link. */
const isPlayed = ({ isPlace, scripted, inNav }: Anchor) => !isPlace && (scripted || inNav);

function isCrawlable({ href, isPlace }: Anchor, base: string): boolean {
  // An empty address is the page itself; a script that says it is a button is no link.
  if (href === undefined) return false;
  if (/^\s*javascript:/i.test(href)) return isPlace;
  return URL.canParse(href, base) && !/^\s*file:/i.test(href);
}
