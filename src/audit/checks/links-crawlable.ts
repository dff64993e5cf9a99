import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import type { Anchor } from '../reading/html-facts.ts';

/** A script that prints the page or goes back leads nowhere that Google could miss. */
const STAYS = /^\s*javascript:\s*(?:window\.)?(?:print|history)\b/i;
/** So many of a menu, and most of it: they open no boxes. */
const MANY = 3;

/** Links have addresses that a robot can follow. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['wrong', 'links'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const { html } = page;
    const links = html.anchors.filter((anchor) =>
      anchor.href === undefined ? isPlayed(anchor) : !STAYS.test(anchor.href),
    );
    const inNav = links.filter((link) => link.inNav);
    const menu = inNav.length > 0 ? inNav : links;
    const dead = menu.filter(({ href, isPlace }) => href?.trim() === '#' && !isPlace);
    const isDeadMenu = dead.length >= MANY && dead.length > menu.length / 2;
    return shareRight(
      [
        ...links.map((link) => ({
          line: link.line,
          isWrong: !isCrawlable(link, html.base) || (isDeadMenu && dead.includes(link)),
          found:
            link.href === undefined
              ? `<a>${link.text}</a>`
              : `<a href="${link.href}">${link.text}</a>`,
        })),
        ...html.fakeLinks.map(({ tag, text, line }) => ({
          line,
          isWrong: true,
          found: `<${tag}>${text}</${tag}>`,
        })),
      ],
      ({ isWrong }) => isWrong,
      (wrong) => evidenceOf(page, wrong, ({ found }) => found),
      ['wrong', 'links'],
    );
  },
});

/** Without an address, an anchor is a place or a label, unless a script makes it play a link. */
const isPlayed = ({ isPlace, scripted, inNav }: Anchor) => !isPlace && (scripted || inNav);

function isCrawlable({ href, isPlace, leads }: Anchor, base: string): boolean {
  // An empty address is the page itself; a script that says it is a button is no link.
  if (href === undefined) return false;
  if (/^\s*javascript:/i.test(href)) return isPlace && !leads;
  if (leads && /^\s*(?:#|$)/.test(href)) return false;
  return URL.canParse(href, base) && !/^\s*(?:file:|[a-z]:[\\/])/i.test(href);
}
