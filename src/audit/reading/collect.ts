import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { isHtml, lineOf, type Place, words } from './elements.ts';
import { formOf } from './forms.ts';
import {
  anchorOf,
  frameOf,
  headingOf,
  imageOf,
  isData,
  linkTagOf,
  scriptsOf,
  titleOf,
} from './items.ts';
import { limits, oneLine } from './limits.ts';
import { marksOf } from './marks.ts';

/** What the elements of a page say; addresses of files are made whole by its base. */
export function collect(places: readonly Place[], base: string) {
  const of = (tags: string) => {
    const wanted = tags.split(' ');
    return places
      .values()
      .filter(({ element }) => isHtml(element) && wanted.includes(element.name));
  };
  return {
    titles: first(of('title').map(titleOf)),
    metas: first(of('meta').flatMap(metasOf)),
    linkTags: first(of('link').map(linkTagOf)),
    headings: first(of('h1 h2 h3 h4 h5 h6').map(headingOf)),
    anchors: first(of('a').map(anchorOf), limits.anchors),
    images: first(of('img').map(imageOf), limits.images),
    scripts: first(of('script body').flatMap(scriptsOf)),
    frames: first(of('iframe frame').map(frameOf), limits.frames),
    forms: first(of('form').map(formOf), limits.frames),
    jsonLd: first(of('script').flatMap(dataOf), limits.blocks),
    /** Types of microdata and RDFa (`itemtype`, `typeof`). */
    microdata: first(places.values().flatMap(thingsOf)),
    /** What is to be told of single elements. */
    marks: first(places.values().flatMap(marksOf), limits.images),
    /** The page's own styles, one after another. */
    css: first(of('style').map(({ element }) => textContent(element)))
      .join('')
      .slice(0, limits.css),
    /** Files that it loads by itself: mixed content is looked for among these. */
    subresources: first(of(Object.keys(LOADING).join(' ')).flatMap(filesOf), limits.files).flatMap(
      (file) => {
        const url = URL.parse(file.url, base)?.href;
        return url ? [{ ...file, url }] : [];
      },
    ),
  };
}

/** As many as a list may have; no more are made. */
const first = <Item>(items: IteratorObject<Item>, most: number = limits.tags): readonly Item[] =>
  items.take(most).toArray();

/** Characters of a page that messengers read. */
const FAR = 300_000;

function* metasOf({ element, inHead, inNoscript }: Place) {
  for (const key of ['name', 'property', 'itemprop', 'http-equiv']) {
    const name = element.attribs[key]?.trim().toLowerCase();
    // A description as `property` is read by nobody; names of that kind have a colon.
    if (!name || !(/^(?:name|http)/.test(key) || name.includes(':'))) continue;
    yield {
      /** In lower case. */
      name,
      content: oneLine(element.attribs.content ?? ''),
      inHead,
      inNoscript,
      /** It stands farther from the page's beginning than messengers read. */
      far: (element.sourceCodeLocation?.startOffset ?? 0) > FAR,
      line: lineOf(element),
    };
  }
}

function dataOf({ element }: Place) {
  const text = textContent(element).slice(0, limits.block);
  return isData(element) ? [{ text, line: lineOf(element) }] : [];
}

/** By which attributes elements load files. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  link: ['href'],
  img: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  frame: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src', 'srcset'],
  embed: ['src'],
  object: ['data'],
};
const LOADED_LINKS = new Set(
  'stylesheet icon apple-touch-icon preload modulepreload manifest'.split(' '),
);

function filesOf({ element }: Place) {
  const { name: tag, attribs } = element;
  if (tag === 'script' && isData(element)) return [];
  const isLoaded = words(attribs.rel).some((rel) => LOADED_LINKS.has(rel));
  if (tag === 'link' && !isLoaded) return [];
  const line = lineOf(element);
  return (LOADING[tag] ?? [])
    .flatMap((name) => {
      const value = attribs[name] ?? '';
      // Of what is offered, a browser takes one.
      return name === 'srcset'
        ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0])
        : value;
    })
    .flatMap((url) => (url?.trim() && !/^\s*data:/i.test(url) ? [{ tag, url, line }] : []));
}

/** The types of a thing of microdata or RDFa. */
export const itemTypes = ({ attribs }: Element): string =>
  (attribs.itemtype ?? attribs.typeof ?? '').toLowerCase();

function thingsOf({ element, item: within }: Place) {
  return words(itemTypes(element)).map((type) => ({ type, within, line: lineOf(element) }));
}
