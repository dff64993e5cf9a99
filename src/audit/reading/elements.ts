import { compile, selectAll, selectOne } from 'css-select';
import { type AnyNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { html as standard } from 'parse5';

/** An element, and where it stands. */
export interface Place {
  readonly element: Element;
  /** The address of the page. */
  readonly page: string;
  /** How many headings stand before it. */
  readonly headingsBefore: number;
  /** Nobody sees it, by a style of its own or of what it stands in. */
  readonly unseen: boolean;
}

/** Whether an element is one that a selector names, which is read once. */
export const isOne = (selector: string) => compile<AnyNode, Element>(selector);

/** The elements below another that a selector names, in their order. */
export const all = (selector: string, within: ParentNode): Element[] =>
  selectAll<AnyNode, Element>(selector, within);

/** The first of them. */
export const first = (selector: string, within: ParentNode): Element | null =>
  selectOne<AnyNode, Element>(selector, within);

/** Of HTML itself: SVG has elements of the same names. */
export const isHtml = (element: Element): boolean => element.namespace === standard.NS.HTML;

/** The words of a list in an attribute, in lower case. */
export const words = (value: string | undefined): string[] =>
  (value ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** Where an element begins; one that no tag began has the line of what it stands in. */
export function lineOf(element: Element): number {
  const begun = [element, ...around(element)].find(({ sourceCodeLocation }) => sourceCodeLocation);
  return begun?.sourceCodeLocation?.startLine ?? 1;
}

/** What stands around an element, from the inside. */
export function* around(element: Element): Generator<Element, undefined> {
  for (let up = element.parent; up && isTag(up); up = up.parent) yield up;
}

/** Elements that are no text for readers without scripts. */
const SILENT = new Set('script style template textarea iframe svg noembed noframes'.split(' '));
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
export function rawText(element: Element, most: number, without?: string): string {
  let text = '';
  let isSpaced = true;
  const add = (more: string) => {
    const plain = more.replace(/\s+/g, ' ');
    const part = isSpaced ? plain.trimStart() : plain;
    text += part;
    isSpaced = part === '' ? isSpaced : part.endsWith(' ');
  };
  const visit = (node: AnyNode) => {
    if (text.length > most) return;
    if (isText(node)) add(node.data);
    if (!isTag(node) || node.name === without || SILENT.has(node.name)) return;
    if ('hidden' in node.attribs) return;
    const parts = !INLINE.has(node.name);
    if (parts) add(' ');
    node.children.forEach(visit);
    if (parts) add(' ');
  };
  visit(element);
  return text;
}

/** A letter of a script that puts no space between words, or all up to the next space. */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/** How many words a text has. */
export const wordsIn = (text: string): number =>
  (text.match(WORD) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The tag of an element as it is shown, with the first few attributes. */
export function tagOf({ name: tag, attribs }: Element): string {
  const written = Object.entries(attribs).slice(0, 4);
  return `<${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
}
