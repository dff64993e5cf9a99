import { textContent } from 'domutils';
import { isHtml, isOne, lineOf, type Place, words } from './elements.ts';
import { formOf } from './forms.ts';
import { anchorOf, frameOf, headingOf, imageOf, linkTagOf, scriptOf, titleOf } from './items.ts';
import { limits, oneLine } from './limits.ts';
import { marksOf } from './marks.ts';
import { stands } from './stands.ts';

const DATA = 'script[type="application/ld+json" i]';
/** What loads files by itself. */
const LOADING = `script:not(${DATA}), img, iframe, frame, video, audio, source, embed, object,
  link:is([rel~=stylesheet i], [rel~=icon i], [rel~=apple-touch-icon i], [rel~=preload i],
  [rel~=modulepreload i], [rel~=manifest i])`;

/** What the elements of a page say; addresses of files are made whole by its base. */
export function collect(places: readonly Place[], base: string) {
  const of = (selector: string) => {
    const isWanted = isOne(selector);
    return places.values().filter(({ element }) => isHtml(element) && isWanted(element));
  };
  const apart = first(of(':is(button, input)[form]').map(({ element }) => element));
  return {
    titles: first(of('title').map(titleOf)),
    metas: first(of('meta').flatMap(metasOf)),
    linkTags: first(of('link').map(linkTagOf)),
    headings: first(of('h1, h2, h3, h4, h5, h6').map(headingOf)),
    anchors: first(of('a').filter(isWritten).map(anchorOf), limits.anchors),
    images: first(of('img').map(imageOf), limits.images),
    /** Programs, and what the body runs when all has come (`onload`). */
    scripts: first(of(`script:not(${DATA}), body[onload]:not([onload=""])`).map(scriptOf)),
    frames: first(of('iframe, frame').map(frameOf), limits.frames),
    forms: first(
      of('form').map((place) => formOf(place, apart)),
      limits.frames,
    ),
    jsonLd: first(of(DATA).map(dataOf), limits.blocks),
    /** Types of microdata and RDFa (`itemtype`, `typeof`). */
    microdata: first(places.values().flatMap(thingsOf)),
    /** What is to be told of single elements. */
    marks: first(places.values().flatMap(marksOf), limits.images),
    /** The page's own styles, one after another. */
    css: first(of('style').map(({ element }) => textContent(element)))
      .join('')
      .slice(0, limits.css),
    /** Files that it loads by itself: mixed content is looked for among these. */
    subresources: first(
      of(LOADING).flatMap((place) => filesOf(place, base)),
      limits.files,
    ),
  };
}

/** Where links are closed in a wrong place, the standard's tree has empty ones that nobody wrote. */
const isWritten = ({ element }: Place) =>
  element.sourceCodeLocation != null || textContent(element).trim() !== '';

/** As many as a list may have; no more are made. */
const first = <Item>(items: IteratorObject<Item>, most: number = limits.tags): readonly Item[] =>
  items.take(most).toArray();

function* metasOf({ element }: Place) {
  for (const key of ['name', 'property', 'itemprop', 'http-equiv']) {
    const name = element.attribs[key]?.trim().toLowerCase();
    // A description as `property` is read by nobody; names of that kind have a colon.
    if (!name || !(/^(?:name|http)/.test(key) || name.includes(':'))) continue;
    yield {
      /** In lower case. */
      name,
      content: oneLine(element.attribs.content ?? ''),
      inHead: stands.inHead(element),
      inNoscript: stands.inNoscript(element),
      line: lineOf(element),
    };
  }
}

const dataOf = ({ element }: Place) => ({
  text: textContent(element).slice(0, limits.block),
  line: lineOf(element),
});

function filesOf({ element }: Place, base: string) {
  const { name: tag, attribs } = element;
  const { href, src, srcset = '', poster, data } = attribs;
  const own = tag === 'link' ? href : tag === 'object' ? data : src;
  // Of what is offered, a browser takes one.
  const offered = srcset.split(/,\s+/).map((one) => one.trim().split(/\s/)[0]);
  return [own, poster, ...offered].flatMap((written) => {
    const url = written?.trim() && !/^\s*data:/i.test(written) && URL.parse(written, base)?.href;
    return url ? [{ tag, url, line: lineOf(element) }] : [];
  });
}

const thingsOf = ({ element }: Place) =>
  words(element.attribs.itemtype ?? element.attribs.typeof).map((type) => ({
    type,
    line: lineOf(element),
  }));
