import {
  around,
  attribute,
  type Element,
  elementsIn,
  lineOf,
  type Place,
  rawText,
  words,
} from './elements.ts';
import { leadsOn } from './fake-links.ts';
import { limits, oneLine } from './limits.ts';

/** A title, with its words in one line. */
export const titleOf = ({ element }: Place) => ({
  text: oneLine(rawText(element, limits.line)),
  line: lineOf(element),
});

export const linkTagOf = ({ element, inHead }: Place) => ({
  /** In lower case. */
  rel: words(attribute(element, 'rel')),
  href: (attribute(element, 'href') ?? '').trim(),
  hreflang: attribute(element, 'hreflang'),
  media: attribute(element, 'media'),
  /** A font that is fetched early without it is fetched twice. */
  crossorigin: attribute(element, 'crossorigin') !== undefined,
  /** It stands in the head, where robots heed it. */
  inHead,
  line: lineOf(element),
});

export const headingOf = ({ element }: Place) => ({
  level: Number(element.tagName[1]),
  text: oneLine(rawText(element, limits.line)) || altIn(element),
  line: lineOf(element),
});

export function anchorOf({ element, page, inNav, unseen, hidden }: Place) {
  const ownText = oneLine(rawText(element, limits.line));
  const label = oneLine(attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '');
  return {
    /** As written; undefined when the element has none. */
    href: attribute(element, 'href'),
    /** Its words, or those of its label or of the picture in it. */
    text: ownText || label || altIn(element),
    /** Nobody is told of it, or it is named from elsewhere: it needs no words. */
    needsNoName: hidden || attribute(element, 'aria-labelledby') !== undefined,
    /** Its words alone, as it is drawn. */
    ownText,
    /** A place to jump to (`id`, `name`), or an element that says it is no link (`role`). */
    isPlace: ['id', 'name', 'role'].some((name) => attribute(element, name)),
    /** A script runs when it is clicked, and leads to another page. */
    scripted: attribute(element, 'onclick') !== undefined,
    leads: leadsOn({ element, page }),
    /** Hidden by a style, which a menu can be as well. */
    unseen,
    rel: words(attribute(element, 'rel')),
    inNav,
    line: lineOf(element),
  };
}

export type Anchor = Readonly<ReturnType<typeof anchorOf>>;

export function imageOf({ element, headingsBefore, ...place }: Place) {
  const role = attribute(element, 'role') ?? '';
  return {
    /** As written; '' for none. */
    src: attribute(element, 'src') ?? '',
    srcset: attribute(element, 'srcset'),
    /** Or what else is read out. Undefined when nothing is; '' says that it is decoration. */
    alt:
      attribute(element, 'alt') ??
      (attribute(element, 'aria-label') || attribute(element, 'title') || undefined),
    width: attribute(element, 'width'),
    height: attribute(element, 'height'),
    loading: attribute(element, 'loading'),
    /** It is decoration, or it or what it stands in is hidden: no reader meets it. */
    hidden: place.hidden || place.unseen || role === 'presentation' || role === 'none',
    /** In a `picture`, which may offer other files than this one. */
    inPicture: element.parentNode?.nodeName === 'picture',
    style: attribute(element, 'style') ?? '',
    /** Classes and ids, in lower case, of it and of the boxes around it. */
    names: boxesOf(element).flatMap((box) => [
      ...words(attribute(box, 'class')).map((name) => `.${name}`),
      `#${attribute(box, 'id')?.toLowerCase()}`,
    ]),
    headingsBefore,
    /** Letters of the paragraphs before it at its side. */
    lettersBefore: lettersBefore(element),
    /** In a menu or the footer, or a logo by what it or a box around it is called. */
    apart: place.inFooter || place.inNav || isLogo(element),
    line: lineOf(element),
  };
}

/** Boxes around a picture that may be called after it. */
const BOXES = 2;

/** It, and those. */
const boxesOf = (element: Element) => [element, ...around(element).take(BOXES)];

const isLogo = (element: Element) =>
  boxesOf(element).some((box) => /logo/i.test(attribute(box, 'class') ?? ''));

export type Image = Readonly<ReturnType<typeof imageOf>>;

export const frameOf = ({ element, hidden, unseen, inNoscript, headingsBefore }: Place) => ({
  src: attribute(element, 'src') ?? '',
  /** What is read out as its name, or the place of what is. */
  title:
    ['title', 'aria-label', 'aria-labelledby']
      .map((name) => attribute(element, name) ?? '')
      .find((name) => name.trim()) ?? '',
  /** Nobody sees or meets it, or hardly anybody. */
  hidden: hidden || unseen || inNoscript,
  isLazy: attribute(element, 'loading') === 'lazy' || attribute(element, 'srcdoc') !== undefined,
  headingsBefore,
  line: lineOf(element),
});

/** A program, or what the body runs when all has come (`onload`). */
function scriptOf({ element, inHead }: Place, onload?: string) {
  const src = onload === undefined ? attribute(element, 'src') : undefined;
  const text = onload ?? textOf(element);
  const type = onload === undefined ? typeOf(element) : '';
  const sends = src === undefined ? HANDLES_FORMS.test(text) : !IDLE.test(src);
  return {
    /** As written; undefined for an inline one. */
    src,
    /** Of an inline one, cut. */
    code: src === undefined ? text.slice(0, limits.code) : '',
    isOnload: onload !== undefined,
    /** In lower case; '' for a classic script. */
    type,
    async: attribute(element, 'async') !== undefined,
    defer: attribute(element, 'defer') !== undefined,
    inHead,
    /** It counts visits, or is no program, or has no word of forms: it sends none. */
    sendsNothing: onload === undefined && (NO_PROGRAM.test(type) || !sends),
    line: lineOf(element),
  };
}

/** The programs of a `script`, and of a body that runs one. */
export function scriptsOf(place: Place) {
  const { element } = place;
  if (element.tagName === 'script') return isData(element) ? [] : [scriptOf(place)];
  const onload = attribute(element, 'onload');
  return onload ? [scriptOf(place, onload)] : [];
}

/** Whether a script holds structured data. */
export const isData = (element: Element) => typeOf(element) === 'application/ld+json';

const typeOf = (element: Element) => (attribute(element, 'type') ?? '').trim().toLowerCase();

/** What stands in a script or a style sheet, as it is written. */
export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const NO_PROGRAM = /json|html|template|handlebars|mustache|importmap|speculation/;
/** Scripts that count visits, show what belongs to others, or do nothing until another calls them. */
const IDLE =
  /\/\/(?:[\w-]+\.)*(?:googletagmanager|google-analytics|googlesyndication|doubleclick|clarity|hotjar|maps\.googleapis|connect\.facebook)\.\w+\/|\b(?:jquery|bootstrap|popper|slick|swiper|owl\.carousel|wow|aos|isotope|waypoints|lightbox|fontawesome)(?:[.-](?:[\d.]+|bundle|slim|pkgd|core))*(?:\.min)?\.js\b/i;
const HANDLES_FORMS = /submit|forms?\b|FormData|fetch\(|XMLHttp|ajax|createElement\(['"]script/i;

function altIn(element: Element): string {
  const alts = [...elementsIn(element)].map((each) =>
    each.tagName === 'title'
      ? textOf(each)
      : (attribute(each, 'alt') ?? attribute(each, 'aria-label') ?? attribute(each, 'title') ?? ''),
  );
  return oneLine(alts.join(' '));
}

/** Things before a picture that are looked at: more of them are more than a view. */
const NEAR = 200;

function lettersBefore(element: Element): number {
  const beside = element.parentNode?.childNodes ?? [];
  const at = beside.indexOf(element);
  return beside
    .slice(Math.max(0, at - NEAR), at)
    .filter(({ nodeName }) => nodeName === 'p')
    .reduce((sum, each) => sum + rawText(each, limits.line).trim().length, 0);
}

/** The fonts that an element names: by its tag, its style, or as a style sheet. */
export function* fontsOf({ element }: Place) {
  const line = lineOf(element);
  const face = element.tagName === 'font' ? attribute(element, 'face') : undefined;
  if (face) yield { family: oneLine(face), line };
  yield* familiesIn(attribute(element, 'style') ?? '', line);
  for (const node of stylesIn(element))
    if ('value' in node) yield* familiesIn(node.value, node.sourceCodeLocation?.startLine ?? 1);
}

const stylesIn = ({ tagName, childNodes }: Element) => (tagName === 'style' ? childNodes : []);

function* familiesIn(css: string, line: number) {
  let counted = 0;
  let at = line;
  for (const match of css.matchAll(/font(?:-family)?\s*:\s*([^;{}]{1,500})/gi)) {
    at += css.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    yield { family: oneLine(match[1] ?? ''), line: at };
  }
}
