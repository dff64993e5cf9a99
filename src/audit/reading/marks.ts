import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { all, around, isOne, lineOf, type Place, rawText, tagOf, wordsIn } from './elements.ts';
import { fakeLinkOf } from './fake-links.ts';
import { hides } from './hiding.ts';
import { oneLine } from './limits.ts';
import { SPAM, TOUTS } from './spam-words.ts';

/** Something about an element that a check tells; what it is for each kind stands beside the kind below. */
export function* marksOf(place: Place) {
  const { element } = place;
  for (const [kind, { is, sees }] of Object.entries(kinds)) {
    const seen = is(element) && sees(element, place);
    const found = seen === true ? tagOf(element) : seen;
    if (found) yield { kind: kind as MarkKind, found, line: lineOf(element) };
  }
}

export type MarkKind = keyof typeof kinds;

/** What is shown of an element; with `true` it is shown as it is written. */
type Sees = (element: Element, place: Place) => string | boolean | undefined;

/** The elements that a selector names, and of these those of which there is something to see. */
const of = (selector: string, sees: Sees = () => true) => ({ is: isOne(selector), sees });

const OLD_FONT =
  /(?:^|font-family\s*:)[\s"']*(?:kruti ?dev|dev ?lys|(?:walkman[- ])?chanakya|shusha|susha|shivaji|4c ?gandhi|akruti ?dev|bharatvani|kundli|dvb?w?-?tt|shree-?dev|xdvng)/i;
const TYPED = /^(?!.*(?:\p{Script=Devanagari}|\b(?:the|and|of|for)\b))(?=.*[a-z]{3})(?=.*\s).*/isu;
/** What a button of a network is called, or the icon on it. */
const NETWORK =
  /(?<=^|\|)(?:facebook|instagram|twitter|linkedin|youtube|pinterest|threads)(?=\|)|(?:\b(?:bi|fa|lni|ri|ti)|icon)-(?:facebook|instagram|twitter|linkedin|youtube|pinterest)\b/i;
const FIXED = /(?<![-\w])position\s*:\s*fixed/i;
const FULL =
  /(?<![-\w])inset\s*:\s*0|^(?=.*(?<![-\w])width\s*:\s*100(?:%|vw))(?=.*(?<![-\w])height\s*:\s*100(?:%|vh|dvh))|^(?=.*(?<![-\w])top\s*:\s*0)(?=.*(?<![-\w])bottom\s*:\s*0)(?=.*(?<![-\w])left\s*:\s*0)(?=.*(?<![-\w])right\s*:\s*0)/is;
/** A veil that nobody sees, or through which everything can be tapped. */
const OPEN =
  /(?<![-\w])(?:pointer-events\s*:\s*none|opacity\s*:\s*0(?![.\d])|z-index\s*:\s*-|transform\s*:\s*translate)/i;

/** CSS pixels that no phone has: what is so wide sticks out. */
const WIDE = 600;
const widthIn = (text: string | undefined) => Number.parseFloat(text ?? '') || 0;
const SCROLLS = /overflow(?:-x)?\s*:\s*(?:auto|scroll|hidden)/i;
/** Or shows it on wide screens alone, by what it is called. */
const SCROLLING = /scroll|responsive|overflow|\bhid(?:e|den)|\bd-none\b|desktop/i;

const isScrolled = (element: Element) =>
  around(element).some(
    ({ attribs }) => SCROLLS.test(attribs.style ?? '') || SCROLLING.test(attribs.class ?? ''),
  );

/** Boxes with more in them are not looked through for each thing in them. */
const MANY = 200;
/** Fewer words may be an ornament. */
const SAYING = 8;
const TINY = /(?<![-\w])font-size\s*:\s*[01](?:px|pt)?\s*(?:[;!]|$)/;
const hueOf = (colour: string) =>
  colour
    .trim()
    .replace(/(?<!\s)\s*!important$/, '')
    .replace(/^white$/, '#fff')
    .replace(/^black$/, '#000')
    .replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3');

/** Fewer phrases between commas may be anything. */
const SEARCHES = 10;
const NEW_WORDS = 0.4;

/** Where plug-ins that load pictures late put the address. */
const LATE = /^data-(?:[\w-]*src(?:set)?|lazy|original)$/;
/** What stands in `src` until then. */
export const STANDS_IN = /^(?:$|data:|#|about:)/;
const HANDLERS = ['oncontextmenu', 'onselectstart', 'oncopy', 'onpaste'];
const COMMENTS = `:is(.comments, .commentlist, .comment-list, .comments-list, #comments, #commentlist,
  #comment-list, #comments-list)`;
/** One of a list, by its own name or its list's; WordPress has boxes within it that are called alike. */
const COMMENT = `:is(article, div, li, p):is(.comment, #comment,
  ${COMMENTS} > :not([class*=comment i], [id*=comment i]))`;
/** Characters of a comment that are read. */
const COMMENT_LENGTH = 500;
const PDF =
  /\.pdf(?:$|[?#&])|\/\/(?:docs\.google\.com\/(?:gview|viewer)|drive\.google\.com\/file\/|view\.officeapps\.live\.com\/|(?:www\.)?(?:anyflip|flipsnack|heyzine|issuu|scribd)\.com\/|e\.issuu\.com\/)/i;
const WRITES = /(?<!\|\|\s*)document\.write\s*\(.{0,40}script/is;
const NO_SELECTION = /(?<![\w])user-select\s*:\s*none/i;

const ASKS_AT_ONCE = /^\s*alert\s*\([^\n;]{0,80}|\bNotification\.requestPermission\s*\(/;
const ON_TOUCH = /click|tap|touch|submit|pointer/i;

const kinds = {
  /** It plays a link and is none: a script leads on when it is clicked. */
  fake: of('*', fakeLinkOf),
  /** It lies over the whole screen when the page opens. */
  covers: of(
    '[style]:not([aria-hidden=true], [aria-hidden=true] *)',
    ({ attribs: { style = '' } }, { unseen }) => {
      const isOver = FIXED.test(style) && FULL.test(style) && !OPEN.test(style);
      return isOver && !unseen;
    },
  ),
  /** The whole page, which nobody sees until a script shows it. */
  veiled: of('body[style]', ({ attribs: { style = '' } }) => hides(style)),
  /** It opens a browser's own box over the page before anybody has touched it. */
  asks: of('script, body[onload]', (element) => {
    const code = element.attribs.onload ?? textContent(element);
    return ON_TOUCH.test(code) ? undefined : ASKS_AT_ONCE.exec(code)?.[0];
  }),
  /** It loads the page anew, in less time than somebody needs to read it or to fill in a form. */
  reloads: of('meta[http-equiv=refresh i]:not(noscript *)', ({ attribs: { content = '' } }) =>
    /^\s*[1-8]?\d[\s.;,]*$/.test(content),
  ),
  /** Words for a font from before Unicode, which draws Hindi over Latin letters. */
  typed: of('[face], [style*=font-family i]', (element) => {
    const { face, style = '' } = element.attribs;
    return OLD_FONT.test(face ?? style) ? TYPED.exec(rawText(element, 500))?.[0] : undefined;
  }),
  /** A button of a network that leads nowhere. */
  unlinked: of(
    `a:is(:not([href]), [href=""], [href="#"], [href="#!"]):not([onclick], [role], [id], [name],
    [rel~=nofollow])`,
    (element) => {
      const icons = [element, ...all('[class]', element)].map(({ attribs }) => attribs.class);
      const unsaid = oneLine([element.attribs['aria-label'], ...icons, ''].join('|'));
      return NETWORK.exec(`${rawText(element, 50).trim() || unsaid}|`)?.[0];
    },
  ),
  /** No browser of today plays or frames it, or it is none that anybody can stop. */
  ended: of(
    `marquee, blink, applet, bgsound, :is(embed, object):is([src*=".swf" i], [data*=".swf" i],
    [type*=shockwave i], [classid*=D27CDB6E i]), iframe:is([src*="youtube.com/watch" i],
    [src*="//youtu.be/" i], [src*="//maps.app.goo.gl/" i], [src*="//goo.gl/maps/" i])`,
  ),
  /** A comment that speaks of what strangers sell, and leads to another site. */
  touts: of(COMMENT, (element, { page }) => {
    const text = oneLine(rawText(element, COMMENT_LENGTH));
    if (!SPAM.test(text) && !TOUTS.test(text)) return undefined;
    const hosts = all('a[href]', element).map(({ attribs }) => URL.parse(`${attribs.href}`)?.host);
    return hosts.some((host) => host && host !== URL.parse(page)?.host) ? text : undefined;
  }),
  /** A PDF that shows in the page, by its file or in a viewer. */
  pdf: of('embed, object, iframe', ({ name, attribs }) => {
    const file = attribs[name === 'object' ? 'data' : 'src'] ?? '';
    return PDF.test(file) || /\/pdf$/i.test(attribs.type ?? '') ? file : undefined;
  }),
  /** A film that begins by itself: its file, which each visitor loads. */
  plays: of('video[autoplay]', (element) =>
    [element, ...all('[src]', element)].map(({ attribs }) => attribs.src).find(Boolean),
  ),
  /** A picture on which a part of the page stands. */
  behind: of(
    '[style*=background i][style*="url(" i]',
    ({ attribs }) => /url\(\s*["']?([^"')]+)/i.exec(attribs.style ?? '')?.[1],
  ),
  /** A payment or captcha by a key for tests, of Razorpay and of Google. */
  tried: of('[data-key^=rzp_test_], [data-sitekey="6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI"]'),
  /** It makes a noise by itself. */
  sounds: of(`:is(video, audio)[autoplay]:not([muted]),
    iframe:is([src*="youtube" i], [src*="vimeo" i])[src*="autoplay=1" i]:not([src*="mute=1" i], [src*="muted=1" i])`),
  /** It is wider than any phone, and nothing around it scrolls or hides it. A style sheet binds WordPress's captions. */
  wide: of(
    ':is([style*=width i], table[width]):not(img, iframe, [class*=caption i])',
    (element, { unseen }) => {
      const { style = '', width = '' } = element.attribs;
      const least = /(?<![-\w])min-width\s*:\s*([\d.]+)px/i.exec(style)?.[1];
      const named = /(?<![-\w])width\s*:\s*([\d.]+)px/i.exec(style)?.[1];
      const isBound = /max-width\s*:\s*(?!none)/i.test(style);
      const ofTable = element.name === 'table' && /^\d+$/.test(width) ? widthIn(width) : 0;
      const most = Math.max(widthIn(least), isBound ? 0 : Math.max(ofTable, widthIn(named)));
      return most > WIDE && !unseen && !isScrolled(element);
    },
  ),
  /** None of the page's own words may be shown. On other elements Google doesn't heed it. */
  unquoted: of(':is(div, section)[data-nosnippet]:is([role=main], #main, main > :only-child)'),
  /** It keeps visitors from copying a number or an address. */
  locked: of('html, body', ({ attribs }) => {
    const code = HANDLERS.map((name) => attribs[name] ?? '').join(';');
    return /return\s+false|preventDefault/i.test(code) || NO_SELECTION.test(attribs.style ?? '');
  }),
  /** A picture that only a script fetches; within `noscript` beside it stands none for others. */
  late: of('img', (element) => {
    const { attribs } = element;
    const [, file] =
      Object.entries(attribs).find(([name, value]) => value && LATE.test(name)) ?? [];
    if (!file || !STANDS_IN.test(attribs.src ?? '')) return undefined;
    const isTwin = around(element)
      .take(2)
      .some(
        ({ children }) =>
          children.length < MANY &&
          children.some((each) => isTag(each) && each.name === 'noscript'),
      );
    return isTwin ? undefined : file;
  }),
  /** Words in the colour of what they stand on, or without a size: for robots alone. */
  faint: of(
    '[style*=color i], [style*=font-size i]:not([style*=display i], [style*=overflow i])',
    (element) => {
      const style = element.attribs.style?.toLowerCase() ?? '';
      const [, colour] = /(?<![-\w])color\s*:\s*([^;]+)/.exec(style) ?? [];
      const [, ground] = /(?<![-\w])background(?:-color)?\s*:\s*([^;]+)/.exec(style) ?? [];
      const isFlat = colour && ground && hueOf(colour) === hueOf(ground);
      // What stands within may have a size of its own.
      const isTiny = TINY.test(style) && element.children.every((child) => !isTag(child));
      const text = isFlat || isTiny ? oneLine(rawText(element, 500)) : '';
      return wordsIn(text) >= SAYING ? text : undefined;
    },
  ),
  /** Searches in a row, in place of sentences: of their words few are new. */
  listed: of('p, div, span, td, small', ({ children }) => {
    const text = children.every((child) => !isTag(child))
      ? oneLine(children.map(textContent).join(''))
      : '';
    const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
    const isRow = text.split(',').length >= SEARCHES && words.length >= 2 * SEARCHES;
    return isRow && new Set(words).size < words.length * NEW_WORDS && text;
  }),
  /** Nothing shows before this program has run, or this style sheet is there. */
  waited: of(
    `head script[src]:not([async], [defer]):is(:not([type]), [type=""],
    [type="text/javascript" i], [type="application/javascript" i])`,
    ({ attribs }) => attribs.src,
  ),
  styled: of(
    `head link[rel~=stylesheet i]:not([rel~=alternate i], [media=print i], [media=none i],
    [media=speech i])`,
    ({ attribs }) => attribs.href,
  ),
  /** A program that writes the tag of another: browsers can't look ahead. Not one that stands in for what did not come. */
  writes: of('script', (element) => WRITES.test(textContent(element)) && 'document.write'),
};
