import type { Draft } from './draft.ts';
import { attribute, type Element, isHtml, lineOf, type Place, words } from './elements.ts';
import { fakeLinkOf } from './fake-links.ts';
import { collectFonts } from './fonts.ts';
import { formOf } from './forms.ts';
import * as items from './items.ts';
import { keep, limits, oneLine } from './limits.ts';
import { marksOf } from './marks.ts';

/** What each element adds to the facts. */
export function collect(element: Element, place: Place, page: Draft): void {
  collectFonts(element, page);
  const fakeLink = fakeLinkOf(element, place, page.base);
  if (fakeLink) keep(page.fakeLinks, fakeLink, limits.tags);
  microdata(element, place, page);
  for (const mark of marksOf(element, place)) keep(page.marks, mark, limits.tags);
  if (isHtml(element)) collectors[element.tagName]?.(element, place, page);
}

/** Characters of a page that messengers read. */
const FAR = 300_000;

type Collector = (element: Element, place: Place, page: Draft) => void;

const heading: Collector = (element, _place, page) =>
  keep(page.headings, items.headingOf(element), limits.tags);

const frame: Collector = (element, place, page) => {
  keep(page.frames, items.frameOf(element, place, page.headings.length), limits.frames);
  loads(element, attribute(element, 'src'), page);
};

const media: Collector = (element, _place, page) => {
  loads(element, attribute(element, 'src'), page);
  loads(element, attribute(element, 'poster'), page);
};

const collectors: Readonly<Partial<Record<string, Collector>>> = {
  html: (element, _place, page) => {
    page.lang = attribute(element, 'lang');
  },
  title: (element, _place, page) => keep(page.titles, items.titleOf(element), limits.tags),
  meta: (element, { inNoscript }, page) => {
    const content = oneLine(attribute(element, 'content') ?? '');
    for (const key of ['name', 'property', 'itemprop', 'http-equiv']) {
      const name = attribute(element, key)?.trim().toLowerCase();
      // A description as `property` is read by nobody; names of that kind have a colon.
      const isRead = /^(?:name|http)/.test(key) || name?.includes(':');
      const far = (element.sourceCodeLocation?.startOffset ?? 0) > FAR;
      if (name && isRead) {
        const line = lineOf(element);
        keep(page.metas, { name, content, inNoscript, far, line }, limits.tags);
      }
    }
  },
  link: (element, place, page) => {
    const tag = items.linkTagOf(element, place);
    keep(page.linkTags, tag, limits.tags);
    if (tag.rel.some((each) => LOADED_LINKS.has(each))) loads(element, tag.href, page);
  },
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: (element, place, page) =>
    keep(page.anchors, items.anchorOf(element, place, page.base), limits.anchors),
  img: (element, place, page) => {
    // Not made for nothing: each looks at what stands beside it.
    if (page.images.length < limits.images)
      page.images.push(items.imageOf(element, place, page.headings.length));
    loads(element, attribute(element, 'src'), page);
    loadsOffered(element, page);
  },
  script: (element, place, page) => {
    if (items.typeOf(element) === 'application/ld+json') {
      const text = items.textOf(element).slice(0, limits.block);
      return keep(page.jsonLd, { text, line: lineOf(element) }, limits.blocks);
    }
    keep(page.scripts, items.scriptOf(element, place), limits.tags);
    loads(element, attribute(element, 'src'), page);
  },
  body: (element, place, page) => {
    const code = attribute(element, 'onload');
    if (code) keep(page.scripts, items.scriptOf(element, place, code), limits.tags);
  },
  style: (element, _place, page) => {
    if (page.css.length < limits.css) page.css += items.textOf(element).slice(0, limits.css);
  },
  iframe: frame,
  frame,
  form: (element, _place, page) => keep(page.forms, formOf(element), limits.frames),
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

/** The types of a thing of microdata or RDFa. */
export const itemTypes = (element: Element): string =>
  (attribute(element, 'itemtype') ?? attribute(element, 'typeof') ?? '').toLowerCase();

function microdata(element: Element, { item }: Place, page: Draft): void {
  for (const type of words(itemTypes(element)))
    keep(page.microdata, { type, within: item, line: lineOf(element) }, limits.tags);
}
