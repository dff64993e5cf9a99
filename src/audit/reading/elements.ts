import type { DefaultTreeAdapterTypes } from 'parse5';
import { html as standard } from 'parse5';
import { limits } from './limits.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An element, and where it stands. */
export interface Place {
  readonly element: Element;
  /** The address of the page. */
  readonly page: string;
  /** How many headings stand before it. */
  readonly headingsBefore: number;
  readonly inHead: boolean;
  readonly inNav: boolean;
  readonly inFooter: boolean;
  /** Nobody meets it. */
  readonly hidden: boolean;
  /** Nobody sees it, by a style of its own or of what it stands in. */
  readonly unseen: boolean;
  readonly inNoscript: boolean;
  /** The types of the thing of microdata that it stands in; undefined within none. */
  readonly item?: string | undefined;
}

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Of HTML itself: SVG has elements of the same names. */
export const isHtml = (element: Element): boolean => element.namespaceURI === standard.NS.HTML;

/** The value of an attribute as written, cut; undefined when it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.attrs.find((each) => each.name === name)?.value;
  return value?.slice(0, limits.address);
}

/** The words of a list in an attribute, in lower case. */
export const words = (value: string | undefined): string[] =>
  (value ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** Where an element begins; one that no tag began has the line of what it stands in. */
export function lineOf(element: Element): number {
  for (let node: Node | null = element; node && isElement(node); node = node.parentNode)
    if (node.sourceCodeLocation) return node.sourceCodeLocation.startLine;
  return 1;
}

/** All elements below one, in order; `without` those of a name, and what is in them. */
export function* elementsIn(parent: Element, without?: string): Generator<Element> {
  const childrenOf = ({ childNodes }: Element) =>
    childNodes.filter((node) => isElement(node) && node.tagName !== without).reverse() as Element[];
  const waiting = childrenOf(parent);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of childrenOf(next)) waiting.push(child);
  }
}

/** What stands around an element, from the inside. */
export function* around(element: Element): Generator<Element, undefined> {
  for (let up = element.parentNode; up && 'tagName' in up; up = up.parentNode) yield up;
}

/** Elements that are no text for readers without scripts. */
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'svg', 'noembed', 'noframes']);
/** Elements that do not part words. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

/**
 * Text with single spaces, which may be at its ends as well: how far somebody indents is not to use up what is read.
 * `without` that of elements of a name.
 */
export function rawText(node: Node, most: number, without?: string): string {
  let text = '';
  let isSpaced = true;
  const add = (more: string) => {
    const plain = more.replace(/\s+/g, ' ');
    const part = isSpaced ? plain.trimStart() : plain;
    text += part;
    isSpaced = part === '' ? isSpaced : part.endsWith(' ');
  };
  const visit = (each: Node) => {
    if (text.length > most) return;
    if (each.nodeName === '#text' && 'value' in each) add(each.value);
    if (!('childNodes' in each)) return;
    if (isElement(each) && each.tagName === without) return;
    const parts = isElement(each) && !INLINE.has(each.tagName);
    if (isElement(each) && (SILENT.has(each.tagName) || attribute(each, 'hidden') !== undefined))
      return;
    if (parts) add(' ');
    each.childNodes.forEach(visit);
    if (parts) add(' ');
  };
  visit(node);
  return text;
}

/** A letter of a script that puts no space between words, or all up to the next space. */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/** How many words a text has. */
export const wordsIn = (text: string): number =>
  (text.match(WORD) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
