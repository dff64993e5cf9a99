import { ofEveryPage, ofFacts } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { othersOf } from '../judge.ts';
import {
  evidenceOf,
  fail,
  marked,
  notApplicable,
  pass,
  passIf,
  passUnless,
  shareRight,
} from '../outcome.ts';
import { isFront, webAddress } from '../reading/addresses.ts';
import { wordsIn } from '../reading/elements.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';
import { jumpsOf } from '../reading/jumps.ts';
import { isAddressOf } from '../reading/metadata.ts';
import { BARE_WORDS, isBare, isEmpty, isFilled, ownText } from '../reading/own-text.ts';
import { isPrivate } from '../reading/private-pages.ts';
import type { Evidence } from '../said.ts';

/** Around the empty place of an app a header and a footer may stand, and still nothing is said. */
const AROUND_WORDS = 100;
const NAME_WORDS = 15;
/** Menu and footer of a shop have so many, where its main part has none. */
const MENU_WORDS = 200;

/** The page's words are there without scripts. */
export const withoutScripts = ofEveryPage((page) => {
  const { url, html } = page;
  // Where its words are instead is told there.
  if (awayFrom(page).length > 0 || jumpsOf(page).length > 0) return notApplicable;
  return passIf(!isShell(page), {
    figures: { words: html.plain.words },
    evidence: [{ url, line: html.emptyMount?.line, found: html.text }],
  });
});

function isShell(page: PageFacts): boolean {
  const { html } = page;
  const { emptyMount, plain } = html;
  if (!isFilled(html)) return isEmpty(page);
  if (emptyMount?.isMain && plain.words < MENU_WORDS) return true;
  if (emptyMount?.isApp && plain.words < AROUND_WORDS && plain.headings === 0) return true;
  // A name alone says no more.
  if (emptyMount?.isApp && plain.words < NAME_WORDS && plain.anchors === 0) return true;
  return isBare(html) && (emptyMount !== undefined || plain.words === 0);
}

/** The page's words are its own: not those of another page in a frame, in a PDF, or drawn on pictures. */
export const ownWords = ofEveryPage((page) => passUnless(awayFrom(page)));

/** Where the words of a page are that has none itself. */
function awayFrom(page: PageFacts): Evidence[] {
  const { emptyMount, forms, plain, subresources } = page.html;
  const isOwn = plain.own >= BARE_WORDS || emptyMount || forms.some(({ fields }) => fields > 1);
  const frames =
    isBare(page.html) || !isOwn ? evidenceOf(page, framesOn(page), ({ src }) => src) : [];
  if (frames.length > 0 || isOwn) return frames;
  const files = marked(page, 'pdf');
  const saysMore = plain.own >= NAME_WORDS || subresources.some(({ tag }) => MEDIA.test(tag));
  if (files.length > 0 || saysMore) return files;
  return evidenceOf(page, postersOn(page), ({ src }) => src);
}

const MEDIA = /^(?:audio|i?frame|video)$/;
/** What pictures are called that carry words. */
const CALLED = /banner|broch|catalog|flyer|leaflet|offer|pamphlet|poster|price|slide/i;
/** CSS pixels: a smaller one carries no words, and a wider one may carry all. */
const SMALL = 200;
const WIDE = 600;
/** With more a page is a gallery. */
const POSTERS = 12;

/** Pictures that are all there is on a front page; on others photographs are as good, unless they are called so. */
function postersOn({ html, url }: PageFacts): HtmlFacts['images'] {
  const pictures = html.images.filter(
    ({ apart, hidden, src, width, height }) =>
      !(apart || hidden || /logo|icon/i.test(src)) &&
      ![width, height].some((size) => Number.parseInt(size ?? '', 10) < SMALL),
  );
  const [first, second] = pictures;
  const isMuch = second ?? Number.parseInt(first?.width ?? '', 10) >= WIDE;
  const mayBeAll = isFront(url) || pictures.every(({ src }) => CALLED.test(src));
  const told = wordsIn(pictures.map(({ alt }) => alt ?? '').join(' '));
  const isAll = isMuch && mayBeAll && told < BARE_WORDS && pictures.length <= POSTERS;
  return isAll ? pictures : [];
}

/** Nothing ends the head before its metadata is over. */
export const headWhole = ofEveryPage(({ url, html }) => {
  const closed = html.headClosedBy;
  if (!closed) return pass();
  const found = closed.tag ? `<${closed.tag}>` : 'text';
  const lost = { url, line: closed.lost.line, found: `<${closed.lost.tag}>` };
  return fail({ evidence: [{ url, line: closed.line, found }, lost] });
});

/** Maps, films, posts and counters that pages put in: no page of the site. */
const WIDGET =
  /(?:^|(?<!^sites)\.)(?:googletagmanager|doubleclick|google|youtube|youtube-nocookie|vimeo|facebook|instagram|twitter|openstreetmap|calendly|hcaptcha|typeform|spotify|soundcloud|elfsight|jotform|kuula|linkedin|matterport|snapwidget|tiktok|trustpilot|zoho(?:public)?)\.(?:com|net|org|co|in|co\.in)$/;
/** Pictures in the page's own part. */
const picturesOn = ({ images }: HtmlFacts): number => images.filter(({ apart }) => !apart).length;

/** The frames in which another page shows instead of this one. Under a menu that is one of another site, on the front page. */
function framesOn({ html, url }: PageFacts): HtmlFacts['frames'] {
  const mayBeAll = isFront(url) && picturesOn(html) <= PICTURES;
  return html.frames.filter(({ src, hidden }) => {
    const to = webAddress(src.trim(), html.base);
    const isPage = !hidden && to !== undefined && !WIDGET.test(to.hostname);
    return isPage && (isBare(html) || (mayBeAll && to.host !== new URL(url).host));
  });
}

/** With fewer words a page says nothing. */
const FEW = 12;
/** More pictures are a gallery. */
const PICTURES = 2;

/** Pages of menus say something, and not what another page says already. */
export const ofEachPage = ofFacts(['page', 'pages'], ({ page, pages }) => {
  const others = othersOf(page, pages).filter(({ url }) => !isPrivate(new URL(url)));
  if (others.length === 0) return notApplicable;
  const all = [page, ...others];
  return shareRight(all, (one) => emptinessOf(one, all));
});

/** The same words and pictures at two addresses, neither of which is named as the other's real one. */
const isCopy = (one: PageFacts, other: PageFacts): boolean =>
  one.html.text === other.html.text &&
  one.html.images.every(({ src }, index) => src === other.html.images[index]?.src) &&
  !(isAddressOf(one, other.url) || isAddressOf(other, one.url));

/** What stands on a page that says nothing of its own; undefined for one that does. */
function emptinessOf(page: PageFacts, all: readonly PageFacts[]): Evidence | undefined {
  const { html, url } = page;
  // Beside one in another language, menus would count as words of its own; beside one that quotes it, none would.
  const [own] = all
    .filter((other) => other !== page && other.html.lang === html.lang)
    .map((beside) => ownText(page, beside))
    .toSorted((a, b) => b.length - a.length);
  if (own === undefined) return undefined;
  const words = wordsIn(own);
  if (html.emptyMount || isBare(html) || awayFrom(page).length > 0) return undefined;
  const twin = all.find((other) => isCopy(page, other));
  if (twin) return { url, found: `= ${twin.url}` };
  const hasMore =
    picturesOn(html) > PICTURES ||
    html.frames.length > 0 ||
    html.forms.some(({ fields }) => fields > 1);
  return words < FEW && !hasMore ? { url, found: own } : undefined;
}
