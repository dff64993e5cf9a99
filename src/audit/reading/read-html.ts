import type { DefaultTreeAdapterTypes } from 'parse5';
import { collect, itemTypes } from './collect.ts';
import { decodeHtml } from './decode-html.ts';
import type { Draft } from './draft.ts';
import {
  attribute,
  type Element,
  isElement,
  isHtml,
  type Place,
  rawText,
  wordsIn,
} from './elements.ts';
import { endedInNoscript, headClosedBy } from './head-end.ts';
import { hidingNames, isUnseen } from './hiding.ts';
import type { HtmlFacts } from './html-facts.ts';
import { limits } from './limits.ts';
import { emptyMountOf, plainOf } from './mount.ts';
import { PageTooTangled, parseHtml } from './parse-html.ts';

/**
 * What stands in a page, as a reader without scripts has it.
 * @throws PageTooTangled
 */
export function readHtml(body: Buffer, contentType: string, url: string): HtmlFacts {
  const { html, charset, declared, early } = decodeHtml(body, contentType);
  const plain = partsOf(parseHtml(html, { scripting: false }));
  const isCutShort = endedInNoscript(plain.head);
  const { root, head, bodyElement, isQuirky } = isCutShort
    ? partsOf(parseHtml(html, { scripting: true }))
    : plain;
  // Who runs scripts has no tree of what stands in noscript, only its tags as they are written.
  const text = rawText(bodyElement, 4 * limits.text, isCutShort ? 'noscript' : undefined)
    .replace(/\s+/g, ' ')
    .trim();
  const page: Draft = {
    lang: undefined,
    isQuirky,
    base: url,
    charset,
    charsetDeclared: declared,
    charsetEarly: early,
    titles: [],
    metas: [],
    linkTags: [],
    headClosedBy: headClosedBy(head, bodyElement),
    headings: [],
    anchors: [],
    fakeLinks: [],
    images: [],
    scripts: [],
    frames: [],
    forms: [],
    jsonLd: [],
    microdata: [],
    marks: [],
    css: '',
    subresources: [],
    fonts: [],
    emptyMount: emptyMountOf(bodyElement),
    plain: plainOf(bodyElement),
    text: text.slice(0, limits.text),
    words: wordsIn(text),
    elements: 0,
  };
  const within = { inHead: false, inNav: false, inFooter: false, inNoscript: false };
  const hiding = hidingNames(root);
  walk(root, { ...within, hidden: false, unseen: false }, 1, page, hiding);
  page.base = baseOf(head, bodyElement, url);
  page.subresources = page.subresources.flatMap((file) => {
    const absolute = URL.parse(file.url, page.base)?.href;
    return absolute ? [{ ...file, url: absolute }] : [];
  });
  return page;
}

/** The elements that every tree has, whatever was written. */
function partsOf(document: DefaultTreeAdapterTypes.Document) {
  const root = document.childNodes.find(isElement);
  const children = root?.childNodes.filter(isElement) ?? [];
  const head = children.find(({ tagName }) => tagName === 'head');
  const body = children.find(({ tagName }) => tagName === 'body' || tagName === 'frameset');
  if (!root || !head || !body) throw new Error('The parser made a tree without head or body.');
  return { root, head, bodyElement: body, isQuirky: document.mode === 'quirks' };
}

function walk(
  element: Element,
  outer: Place,
  depth: number,
  page: Draft,
  hiding: ReadonlySet<string>,
): void {
  // Elements that the parser moved may stand deeper than any was when it was opened.
  if (depth > limits.depth) throw new PageTooTangled('too deep');
  page.elements += 1;
  const place = {
    ...outer,
    hidden: outer.hidden || attribute(element, 'aria-hidden') === 'true',
    unseen: outer.unseen || isUnseen(element, hiding),
  };
  collect(element, place, page);
  const tag = isHtml(element) ? element.tagName : '';
  const within: Place = {
    ...place,
    inHead: place.inHead || tag === 'head',
    inFooter: place.inFooter || tag === 'footer',
    inNoscript: place.inNoscript || tag === 'noscript',
    inNav: place.inNav || tag === 'nav' || attribute(element, 'role') === 'navigation',
    item: attribute(element, 'itemscope') === undefined ? place.item : itemTypes(element),
  };
  for (const child of element.childNodes)
    if (isElement(child)) walk(child, within, depth + 1, page, hiding);
}

function baseOf(head: Element, body: Element, url: string): string {
  for (const parent of [head, body])
    for (const child of parent.childNodes) {
      if (!isElement(child) || child.tagName !== 'base') continue;
      const href = attribute(child, 'href');
      if (href !== undefined) return URL.parse(href, url)?.href ?? url;
    }
  return url;
}
