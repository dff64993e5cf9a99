import type { Draft, Place } from './draft.ts';
import { attribute, type Element, elementsIn, isHtml, lineOf, rawText, words } from './elements.ts';
import { collectFakeLink, leadsOn } from './fake-links.ts';
import { collectFonts } from './fonts.ts';
import { collectForm } from './forms.ts';
import { keep, limits, oneLine } from './limits.ts';

/** What each element adds to the facts. */
export function collect(element: Element, place: Place, page: Draft): void {
  collectFonts(element, page);
  collectFakeLink(element, place, page);
  microdata(element, page);
  if (isHtml(element)) collectors[element.tagName]?.(element, place, page);
}

type Collector = (element: Element, place: Place, page: Draft) => void;

const heading: Collector = (element, _place, page) =>
  keep(
    page.headings,
    {
      level: Number(element.tagName[1]),
      text: oneLine(rawText(element, limits.line)) || altIn(element),
      line: lineOf(element),
    },
    limits.tags,
  );

const frame: Collector = (element, { hidden, unseen }, page) => {
  const src = attribute(element, 'src') ?? '';
  const title = attribute(element, 'title') || (attribute(element, 'aria-label') ?? '');
  keep(page.frames, { src, title, hidden: hidden || unseen, line: lineOf(element) }, 100);
  loads(element, src, page);
};

const media: Collector = (element, _place, page) => {
  loads(element, attribute(element, 'src'), page);
  loads(element, attribute(element, 'poster'), page);
};

const collectors: Readonly<Partial<Record<string, Collector>>> = {
  html: (element, _place, page) => {
    page.lang = attribute(element, 'lang') ?? attribute(element, 'xml:lang');
  },
  title: (element, _place, page) => {
    const text = oneLine(rawText(element, limits.line));
    keep(page.titles, { text, line: lineOf(element) }, limits.tags);
  },
  meta: (element, { inNoscript }, page) => {
    const content = oneLine(attribute(element, 'content') ?? '');
    for (const key of ['name', 'property', 'itemprop', 'http-equiv']) {
      const name = attribute(element, key)?.trim().toLowerCase();
      if (name) keep(page.metas, { name, content, inNoscript, line: lineOf(element) }, limits.tags);
    }
  },
  link: (element, { inHead }, page) => {
    const rel = words(attribute(element, 'rel'));
    const href = (attribute(element, 'href') ?? '').trim();
    const tag = {
      rel,
      href,
      hreflang: attribute(element, 'hreflang'),
      media: attribute(element, 'media'),
      line: lineOf(element),
      inHead,
    };
    keep(page.linkTags, tag, limits.tags);
    if (rel.some((each) => LOADED_LINKS.has(each))) loads(element, href, page);
  },
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: (element, { inNav, unseen }, page) => {
    const ownText = oneLine(rawText(element, limits.line));
    const label = oneLine(attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '');
    const anchor = {
      href: attribute(element, 'href'),
      text: ownText || label || altIn(element),
      ownText,
      isPlace: ['id', 'name', 'role'].some((name) => attribute(element, name)),
      scripted: attribute(element, 'onclick') !== undefined,
      leads: leadsOn(element, page.base),
      unseen,
      rel: words(attribute(element, 'rel')),
      inNav,
      line: lineOf(element),
    };
    keep(page.anchors, anchor, limits.anchors);
  },
  img: (element, { hidden, unseen, inFooter, inNav }, page) => {
    const src = attribute(element, 'src') ?? '';
    const role = attribute(element, 'role');
    const image = {
      src,
      srcset: attribute(element, 'srcset'),
      alt: attribute(element, 'alt'),
      width: attribute(element, 'width'),
      height: attribute(element, 'height'),
      loading: attribute(element, 'loading'),
      hidden: hidden || unseen || role === 'presentation' || role === 'none',
      inPicture: element.parentNode?.nodeName === 'picture',
      keepsPlace: /\baspect-ratio\s*:/i.test(attribute(element, 'style') ?? ''),
      headingsBefore: page.headings.length,
      lettersBefore: lettersBefore(element),
      apart: inFooter || inNav,
      line: lineOf(element),
    };
    keep(page.images, image, limits.images);
    loads(element, src, page);
    loadsOffered(element, page);
  },
  script: (element, { inHead }, page) => {
    const src = attribute(element, 'src');
    const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
    const line = lineOf(element);
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    if (type === 'application/ld+json') {
      keep(page.jsonLd, { text: text.slice(0, limits.block), line }, limits.blocks);
      return;
    }
    const has = (name: string) => attribute(element, name) !== undefined;
    const sends = src === undefined ? HANDLES_FORMS.test(text) : !IDLE.test(src);
    const sendsNothing = NO_PROGRAM.test(type) || !sends;
    const code = src === undefined ? text.slice(0, limits.code) : '';
    const [async, defer] = [has('async'), has('defer')];
    const script = { src, code, isOnload: false, type, async, defer, line, inHead, sendsNothing };
    keep(page.scripts, script, limits.tags);
    loads(element, src, page);
  },
  body: (element, { inHead }, page) => {
    const code = attribute(element, 'onload');
    const placed = { inHead, sendsNothing: false };
    const script = {
      src: undefined,
      isOnload: true,
      type: '',
      async: false,
      defer: false,
      ...placed,
    };
    if (code) keep(page.scripts, { ...script, code, line: lineOf(element) }, limits.tags);
  },
  iframe: frame,
  frame,
  form: collectForm,
  video: media,
  audio: media,
  source: (element, place, page) => {
    media(element, place, page);
    loadsOffered(element, page);
  },
  embed: media,
  object: (element, _place, page) => loads(element, attribute(element, 'data'), page),
};

const LOADED_LINKS = new Set(
  'stylesheet icon apple-touch-icon preload modulepreload manifest'.split(' '),
);
const NO_PROGRAM = /json|html|template|handlebars|mustache|importmap|speculation/;
/** Scripts that count visits, show what belongs to others, or do nothing until another calls them. */
const IDLE =
  /\/\/(?:[\w-]+\.)*(?:googletagmanager|google-analytics|googlesyndication|doubleclick|clarity|hotjar|maps\.googleapis|connect\.facebook)\.\w+\/|\b(?:jquery|bootstrap|popper|slick|swiper|owl\.carousel|wow|aos|isotope|waypoints|lightbox|fontawesome)(?:[.-](?:[\d.]+|bundle|slim|pkgd|core))*(?:\.min)?\.js\b/i;
const HANDLES_FORMS = /submit|forms?\b|FormData|fetch\(|XMLHttp|ajax|createElement\(['"]script/i;

function altIn(element: Element): string {
  const alts = [...elementsIn(element)].map((each) => attribute(each, 'alt') ?? '');
  return oneLine(alts.join(' '));
}

function lettersBefore(element: Element): number {
  const beside = element.parentNode?.childNodes ?? [];
  return beside
    .slice(0, beside.indexOf(element))
    .filter(({ nodeName }) => nodeName === 'p')
    .reduce((sum, each) => sum + rawText(each, limits.line).trim().length, 0);
}

/** Addresses are made absolute once the page's base is known. */
function loads(element: Element, url: string | undefined, page: Draft): void {
  if (!url || /^\s*data:/i.test(url)) return;
  keep(page.subresources, { tag: element.tagName, url, line: lineOf(element) }, limits.files);
}

/** The files of which a browser takes one. */
function loadsOffered(element: Element, page: Draft): void {
  for (const offered of (attribute(element, 'srcset') ?? '').split(/,\s+/))
    loads(element, offered.trim().split(/\s/)[0], page);
}

function microdata(element: Element, page: Draft): void {
  const types = words(attribute(element, 'itemtype') ?? attribute(element, 'typeof'));
  for (const type of types) keep(page.microdata, { type, line: lineOf(element) }, limits.tags);
}
