import { type Document, type Element, isTag } from 'domhandler';
import { collect } from './collect.ts';
import { decodeHtml } from './decode-html.ts';
import { first, isHtml, type Place, rawText, wordsIn } from './elements.ts';
import { headClosedBy, staysInNoscript } from './head-end.ts';
import { hidingNames, isUnseen } from './hiding.ts';
import { limits } from './limits.ts';
import { emptyMountOf, plainOf } from './mount.ts';
import { PageTooTangled, parseHtml } from './parse-html.ts';

/**
 * What stands in a page, as a reader without scripts has it.
 * @throws PageTooTangled
 */
export function readHtml(body: Buffer, contentType: string, url: string) {
  const { html, ...encoding } = decodeHtml(body, contentType);
  const plain = partsOf(parseHtml(html, { scripting: false }));
  const isCutShort = staysInNoscript(plain.root);
  const { root, head, bodyElement, isQuirky } = isCutShort
    ? partsOf(parseHtml(html, { scripting: true }))
    : plain;
  // Who runs scripts has no tree of what stands in noscript, only its tags as they are written.
  const text = rawText(bodyElement, limits.text, isCutShort ? 'noscript' : undefined).trim();
  const places = placesIn(root, url);
  const named = first('head > base[href], body > base[href]', root)?.attribs.href;
  const base = URL.parse(named ?? '', url)?.href ?? url;
  return {
    ...encoding,
    /** Of the `html` element; undefined when it says nothing. */
    lang: root.attribs.lang,
    /** The first line, '' for none, for which browsers draw it by old rules. */
    quirks: isQuirky ? [/<!doctype[^<>]*>/i.exec(html)?.[0] ?? ''] : [],
    /** What relative addresses start from, absolute. */
    base,
    headClosedBy: headClosedBy(head, bodyElement),
    ...collect(places, base),
    emptyMount: emptyMountOf(bodyElement),
    plain: plainOf(bodyElement),
    /** What a reader without scripts reads, cut; and how many words it is. */
    text: text.slice(0, limits.text),
    words: wordsIn(text),
    /** It shows samples of code: it is about programs. */
    showsCode: first('pre, code, samp', bodyElement) !== null,
    elements: places.length,
  };
}

/** The elements that every tree has, whatever was written. */
function partsOf(document: Document) {
  const root = first('html', document);
  const head = root && first('html > head', document);
  const body = root && first('html > :is(body, frameset)', document);
  if (!root || !head || !body) throw new Error('The parser made a tree without head or body.');
  return { root, head, bodyElement: body, isQuirky: document['x-mode'] === 'quirks' };
}

/** All elements of a page, in their order. */
function placesIn(root: Element, page: string): Place[] {
  const hiding = hidingNames(root);
  const places: Place[] = [];
  let headingsBefore = 0;
  const visit = (element: Element, inUnseen: boolean, depth: number) => {
    // Elements that the parser moved may stand deeper than any was when it was opened.
    if (depth > limits.depth) throw new PageTooTangled('too deep');
    const unseen = inUnseen || isUnseen(element, hiding);
    places.push({ element, page, headingsBefore, unseen });
    if (/^h[1-6]$/.test(element.name) && isHtml(element)) headingsBefore += 1;
    for (const child of element.children) if (isTag(child)) visit(child, unseen, depth + 1);
  };
  visit(root, false, 1);
  return places;
}
