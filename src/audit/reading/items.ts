import { type Element, isText } from 'domhandler';
import { textContent } from 'domutils';
import { all, around, isOne, lineOf, type Place, rawText, words, wordsIn } from './elements.ts';
import { leadsOn } from './fake-links.ts';
import { limits, oneLine } from './limits.ts';
import { stands } from './stands.ts';

/** A title, with its words in one line. */
export const titleOf = ({ element }: Place) => ({
  text: oneLine(rawText(element, limits.line)),
  line: lineOf(element),
});

export const linkTagOf = ({ element }: Place) => ({
  /** In lower case. */
  rel: words(element.attribs.rel),
  href: (element.attribs.href ?? '').trim(),
  hreflang: element.attribs.hreflang,
  media: element.attribs.media,
  integrity: element.attribs.integrity,
  /** It stands in the head, where robots heed it. */
  inHead: stands.inHead(element),
  line: lineOf(element),
});

export const headingOf = ({ element }: Place) => ({
  level: Number(element.name[1]),
  text: oneLine(rawText(element, limits.line)) || altIn(element),
  line: lineOf(element),
});

const isMeantLink = isOne('[onclick], [target], [rel], [download]');

export function anchorOf({ element, page, unseen }: Place) {
  const { attribs } = element;
  const ownText = oneLine(rawText(element, limits.line));
  const label = oneLine(attribs['aria-label'] ?? attribs.title ?? '');
  return {
    /** As written; undefined when the element has none. */
    href: attribs.href,
    /** Its words, or those of its label or of the picture in it. */
    text: ownText || label || altIn(element),
    /** Nobody is told of it, or it is named from elsewhere: it needs no words. */
    needsNoName: stands.hidden(element) || attribs['aria-labelledby'] !== undefined,
    /** Its words alone, as it is drawn. */
    ownText,
    /** What makes it no link but a place to jump to (`id`, `name`), or says so (`role`). */
    noLinkBy: ['role', 'name', 'id'].find((name) => attribs[name]),
    /** A script runs on a click, or it has what HTML allows beside an address alone; whether that leads elsewhere. */
    isMeant: isMeantLink(element),
    leads: leadsOn({ element, page }),
    /** Hidden by a style, which a menu can be as well. */
    unseen,
    rel: words(attribs.rel),
    inNav: stands.inNav(element),
    inNoscript: stands.inNoscript(element),
    /** A sentence speaks of where it leads. */
    inSentence: isInSentence(element),
    line: lineOf(element),
  };
}

const isInSentence = ({ prev, next }: Element) =>
  [prev, next].some((beside) => beside && isText(beside) && wordsIn(beside.data) > FEW);
/** “Follow us on” is no sentence of its own. */
const FEW = 3;

export type Anchor = Readonly<ReturnType<typeof anchorOf>>;

export function imageOf({ element, headingsBefore, unseen }: Place) {
  const { attribs } = element;
  return {
    /** As written; '' for none. */
    src: attribs.src ?? '',
    /** Or what else is read out. Undefined when nothing is; '' says that it is decoration. */
    alt: attribs.alt ?? (attribs['aria-label'] || attribs.title || undefined),
    width: attribs.width,
    height: attribs.height,
    loading: attribs.loading,
    /** It is decoration, or it or what it stands in is hidden: hardly any reader meets it. */
    hidden: unseen || stands.hidden(element) || stands.inNoscript(element) || isOrnament(element),
    /** Every browser loads this file: neither `srcset` nor a `picture` offers another. */
    isOnly: !isOffered(element),
    style: attribs.style ?? '',
    /** Classes and ids, in lower case, of it and of the boxes around it. */
    names: boxesOf(element).flatMap((box) => [
      ...words(box.attribs.class).map((name) => `.${name}`),
      `#${box.attribs.id?.toLowerCase()}`,
    ]),
    headingsBefore,
    /** In a menu or the footer, or a logo by what it or a box around it is called. */
    apart: stands.inNav(element) || stands.inFooter(element) || boxesOf(element).some(isLogo),
    line: lineOf(element),
  };
}

const isOffered = isOne('picture > *, [srcset]:not([srcset=""])');
const isOrnament = isOne('[role=presentation], [role=none]');
const isLogo = isOne('[class*=logo i]');

/** Boxes around a picture that may be called after it. */
const BOXES = 2;

/** It, and those. */
const boxesOf = (element: Element) => [element, ...around(element).take(BOXES)];

export const frameOf = ({ element, unseen }: Place) => ({
  src: element.attribs.src ?? '',
  /** What is read out as its name, or the place of what is. */
  title:
    ['title', 'aria-label', 'aria-labelledby']
      .map((name) => element.attribs[name] ?? '')
      .find((name) => name.trim()) ?? '',
  /** Nobody sees or meets it, or hardly anybody. */
  hidden: unseen || stands.hidden(element) || stands.inNoscript(element),
  line: lineOf(element),
});

export function scriptOf({ element }: Place) {
  const { attribs } = element;
  const isOnload = element.name === 'body';
  const src = isOnload ? undefined : attribs.src;
  const text = isOnload ? (attribs.onload ?? '') : textContent(element);
  const type = isOnload ? '' : (attribs.type ?? '').trim().toLowerCase();
  const sends = src === undefined ? HANDLES_FORMS.test(text) : !IDLE.test(src);
  return {
    /** As written; undefined for an inline one. */
    src,
    /** Of an inline one, cut. */
    code: src === undefined ? text.slice(0, limits.code) : '',
    isOnload,
    /** In lower case; '' for a classic script. */
    type,
    /** It counts visits, or is no program, or has no word of forms: it sends none. */
    sendsNothing: !isOnload && (NO_PROGRAM.test(type) || !sends),
    line: lineOf(element),
  };
}

const NO_PROGRAM = /json|html|template|handlebars|mustache|importmap|speculation/;
/** Scripts that count visits, show what belongs to others, or do nothing until another calls them. */
const IDLE =
  /\/\/(?:[\w-]+\.)*(?:googletagmanager|google-analytics|googlesyndication|doubleclick|clarity|hotjar|maps\.googleapis|connect\.facebook)\.\w+\/|\b(?:jquery|bootstrap|popper|slick|swiper|owl\.carousel|wow|aos|isotope|waypoints|lightbox|fontawesome)(?:[.-](?:\d+|bundle|slim|pkgd|core))*(?:\.min)?\.js\b/i;
const HANDLES_FORMS = /submit|forms?\b|FormData|fetch\(|XMLHttp|ajax|createElement\(['"]script/i;

function altIn(element: Element): string {
  const alts = all('*', element).map((each) => {
    const { alt, 'aria-label': label, title } = each.attribs;
    return each.name === 'title' ? textContent(each) : (alt ?? label ?? title ?? '');
  });
  return oneLine(alts.join(' '));
}
