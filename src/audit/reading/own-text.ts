import type { PageFacts } from '../facts.ts';
import type { HtmlFacts } from './html-facts.ts';

/** A page with less of its own says nothing. */
export const BARE_WORDS = 30;

/** Nothing is there to be read: no heading, no menu, a handful of words. */
export const isBare = ({ plain }: HtmlFacts): boolean =>
  plain.words < BARE_WORDS && plain.headings === 0 && plain.anchors < 3;

/** The rest of a page in a style or a script that was never closed. */
const SWALLOWED = /^(?!.*document\.write).*<\/head>\s*<body\b/is;

/** Whether a program runs that may fill the page. */
export const isFilled = ({ scripts }: HtmlFacts): boolean =>
  scripts.some(
    ({ src, code, type }) =>
      (src || code) && !/json|text\/(?!j)/.test(type) && !SWALLOWED.test(code),
  );

/** Nothing stands there at all: visitors see white. */
export const isEmpty = ({ cut, html }: PageFacts): boolean =>
  !cut && html.plain.isEmpty && (!isFilled(html) || SWALLOWED.test(html.css));

/** What says that nothing is there yet. */
export const soonWords =
  /\b(?:coming soon|launching soon|opening soon|under (?:construction|(?:scheduled )?maintenance)|(?:down|unavailable) for (?:scheduled )?maintenance|maintenance mode|site is being built)\b|जल्द आ रह[ाेी] है/i;

/** What says that the site stands at another address by now; a shop may move as well. */
export const movedWords =
  /\b(?:web ?site|(?:this|our) (?:site|page|domain|(?:online|web) (?:shop|store)))\b (?:has |have |is |was )?(?:now |been |permanently ){0,3}(?:moved|shifted)\b|वेबसाइट का पता बदल/i;

/** The words of a page without those that another begins and ends with as well: menus, header and footer. */
export function ownText({ html }: PageFacts, other: PageFacts): string {
  const [own, beside] = [html.text.split(' '), other.html.text.split(' ')];
  const most = Math.min(own.length, beside.length);
  let before = 0;
  while (before < most && own[before] === beside[before]) before += 1;
  let behind = 0;
  while (behind < most - before && own.at(-1 - behind) === beside.at(-1 - behind)) behind += 1;
  return own.slice(before, own.length - behind).join(' ');
}
