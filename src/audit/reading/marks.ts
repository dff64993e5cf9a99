import {
  around,
  attribute,
  type Element,
  elementsIn,
  lineOf,
  type Place,
  rawText,
  wordsIn,
} from './elements.ts';
import { fakeLinkOf } from './fake-links.ts';
import { oneLine } from './limits.ts';

/** Something about an element that a check tells; what it is for each kind stands beside the kind below. */
export function marksOf(place: Place) {
  const { element } = place;
  return Object.entries(kinds).flatMap(([kind, sees]) => {
    const found = sees(element, place);
    const line = lineOf(element);
    return found === undefined ? [] : [{ kind: kind as MarkKind, found, line }];
  });
}

export type MarkKind = keyof typeof kinds;

type Sees = (element: Element, place: Place) => string | undefined;

const tagOf = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.slice(0, 4).map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
const styleOf = (element: Element) => attribute(element, 'style') ?? '';
/** An element that is so, as it is written. */
const that =
  (isSo: Sees | ((element: Element, place: Place) => boolean)): Sees =>
  (element, place) =>
    isSo(element, place) ? tagOf(element) : undefined;

const FIXED = /(?<![-\w])position\s*:\s*fixed/i;
const FULL =
  /(?<![-\w])inset\s*:\s*0|(?=.*(?<![-\w])width\s*:\s*100(?:%|vw))(?=.*(?<![-\w])height\s*:\s*100(?:%|vh|dvh))|(?=.*(?<![-\w])top\s*:\s*0)(?=.*(?<![-\w])bottom\s*:\s*0)(?=.*(?<![-\w])left\s*:\s*0)(?=.*(?<![-\w])right\s*:\s*0)/is;
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
  [...around(element)].some(
    (box) => SCROLLS.test(styleOf(box)) || SCROLLING.test(attribute(box, 'class') ?? ''),
  );

/** Properties for which somebody took pains; those of comments come with every theme. */
const SAYING_MUCH =
  /^(?:price|priceCurrency|lowPrice|availability|ratingValue|ratingCount|reviewCount|telephone|streetAddress|postalCode|address|openingHours)$/;
/** Boxes with more in them are not looked through for each thing in them. */
const MANY = 200;
/** Fewer words may be an ornament. */
const SAYING = 8;
const hueOf = (colour: string) =>
  colour
    .trim()
    .replace(/\s*!important$/, '')
    .replace(/^white$/, '#fff')
    .replace(/^black$/, '#000')
    .replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3');

/** Where plug-ins that load pictures late put the address. */
const LATE = ['data-src', 'data-lazy-src', 'data-lazy', 'data-original', 'data-srcset'];
const HANDLERS = ['oncontextmenu', 'onselectstart', 'oncopy', 'onpaste'];
const MAIN = new Set(['body', 'main', 'article']);
const HOLDS = /^(?:div|ul)$/;
/** The next section has no heading, and so goes on with what stands under this one. */
function goesOn(section: Element): boolean {
  const beside = section.parentNode?.childNodes ?? [];
  if (beside.length > MANY) return false;
  const next = beside.slice(beside.indexOf(section) + 1).find((each) => 'tagName' in each);
  return (
    next?.nodeName === 'section' &&
    ![...elementsIn(next as Element)].some(({ tagName }) => /^h\d$/.test(tagName))
  );
}
const NO_SELECTION = /(?<![\w])user-select\s*:\s*none/i;

const kinds = {
  /** It plays a link and is none: a script leads on when it is clicked. */
  fake: fakeLinkOf,
  /** It lies over the whole screen when the page opens. */
  covers: that((element, { unseen, hidden }) => {
    const style = styleOf(element);
    const isOver = FIXED.test(style) && FULL.test(style) && !OPEN.test(style);
    return isOver && !unseen && !hidden;
  }),
  /** No browser of today plays it, or it is none that anybody can stop. */
  ended: that((element) => {
    const { tagName } = element;
    if (['marquee', 'blink', 'applet', 'bgsound'].includes(tagName)) return true;
    const file = ['src', 'data', 'type', 'classid'].map((name) => attribute(element, name));
    const isPlayed = tagName === 'embed' || tagName === 'object';
    return isPlayed && /\.swf\b|shockwave|D27CDB6E/i.test(file.join(' '));
  }),
  /** A film that begins by itself: its file, which each visitor loads. */
  plays: (element: Element) => {
    if (element.tagName !== 'video' || attribute(element, 'autoplay') === undefined)
      return undefined;
    const files = [element, ...elementsIn(element)].map((one) => attribute(one, 'src'));
    return files.find(Boolean);
  },
  /** It makes a noise by itself. */
  sounds: that((element) => {
    const isMedia = element.tagName === 'video' || element.tagName === 'audio';
    const has = (name: string) => attribute(element, name) !== undefined;
    return isMedia && has('autoplay') && !has('muted');
  }),
  /** It is wider than any phone, and nothing around it scrolls or hides it. */
  wide: that((element, { unseen }) => {
    if (element.tagName === 'img' || element.tagName === 'iframe') return false;
    const style = styleOf(element);
    const least = /(?<![-\w])min-width\s*:\s*([\d.]+)px/i.exec(style)?.[1];
    const named = /(?<![-\w])width\s*:\s*([\d.]+)px/i.exec(style)?.[1];
    const isBound = /max-width\s*:\s*(?!none)/i.test(style);
    const ofTable = element.tagName === 'table' && /^\d+$/.test(attribute(element, 'width') ?? '');
    const width = ofTable ? widthIn(attribute(element, 'width')) : 0;
    const most = Math.max(widthIn(least), isBound ? 0 : Math.max(width, widthIn(named)));
    return most > WIDE && !unseen && !isScrolled(element);
  }),
  /** None of the page's own words may be shown. */
  unquoted: that((element) => {
    const isMain = MAIN.has(element.tagName) || attribute(element, 'role') === 'main';
    return isMain && attribute(element, 'data-nosnippet') !== undefined;
  }),
  /** It keeps visitors from copying a number or an address. */
  locked: that((element) => {
    if (element.tagName !== 'body' && element.tagName !== 'html') return false;
    const forbids = HANDLERS.some((name) =>
      /return\s+false|preventDefault/i.test(attribute(element, name) ?? ''),
    );
    return forbids || NO_SELECTION.test(styleOf(element));
  }),
  /** A property of nothing: no element around it says of which thing. */
  orphan: (element: Element, { item }: Place) => {
    const name = attribute(element, 'itemprop');
    const isTag = ['meta', 'link'].includes(element.tagName);
    return name && SAYING_MUCH.test(name) && item === undefined && !isTag
      ? `itemprop="${name}"`
      : undefined;
  },
  /** A picture that only a script fetches; within `noscript` beside it stands none for others. */
  late: (element: Element) => {
    const src = attribute(element, 'src') ?? '';
    const file = LATE.map((name) => attribute(element, name)).find(Boolean);
    if (element.tagName !== 'img' || !file || !/^(?:$|data:|#|about:)/.test(src)) return undefined;
    const boxes = [...around(element).take(2)];
    const isTwin = boxes.some(
      (box) =>
        box.childNodes.length < MANY &&
        box.childNodes.some(({ nodeName }) => nodeName === 'noscript'),
    );
    return isTwin ? undefined : file;
  },
  /** Words in the colour of what they stand on: for robots alone. */
  faint: (element: Element) => {
    const style = styleOf(element).toLowerCase();
    const [, colour] = /(?<![-\w])color\s*:\s*([^;]+)/.exec(style) ?? [];
    const [, ground] = /(?<![-\w])background(?:-color)?\s*:\s*([^;]+)/.exec(style) ?? [];
    if (!colour || !ground || hueOf(colour) !== hueOf(ground)) return undefined;
    const text = oneLine(rawText(element, 500));
    return wordsIn(text) >= SAYING ? text : undefined;
  },
  /** A heading over nothing: its section ends with it, or with empty boxes. */
  bare: (element: Element) => {
    if (!/^h[2-4]$/.test(element.tagName)) return undefined;
    const section = element.parentNode;
    if (!section || !('tagName' in section) || section.tagName !== 'section') return undefined;
    if (section.childNodes.length > MANY) return undefined;
    // A box with a name may be one that a script fills.
    const isAlone = [...elementsIn(section)].every(
      (each) =>
        /^(?:h\d|br|hr|div|ul)$/.test(each.tagName) &&
        !(HOLDS.test(each.tagName) && attribute(each, 'id')),
    );
    const own = rawText(element, 500).trim();
    return isAlone && !goesOn(section) && own !== '' && rawText(section, 1_000).trim() === own
      ? own
      : undefined;
  },
} satisfies Record<string, Sees>;
