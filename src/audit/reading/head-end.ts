import type { DefaultTreeAdapterTypes } from 'parse5';
import {
  attribute,
  type Element,
  elementsIn,
  isElement,
  isHtml,
  lineOf,
  words,
} from './elements.ts';

/** Links that are heeded in the head alone, beside those to other languages. */
const HEAD_LINKS = new Set('canonical amphtml icon manifest'.split(' '));

/**
 * The element that ended the head while metadata still followed: from there on, the tree has all in
 * the body, and Google heeds a canonical or hreflang in the head only. `tag` is '' for bare text; `lost`, the first tag
 * that is lost by it.
 */
export function headClosedBy(head: Element, body: Element) {
  if (wasClosed(head) || wasOpened(body)) return undefined;
  const culprit = body.childNodes.find(isContent);
  if (!culprit) return undefined;
  for (const element of elementsIn(body)) {
    if (element === culprit || !isHeadMetadata(element)) continue;
    const lost = { tag: element.tagName, line: lineOf(element) };
    return isElement(culprit)
      ? { tag: culprit.tagName, line: lineOf(culprit), lost }
      : { tag: '', line: culprit.sourceCodeLocation?.startLine ?? lost.line, lost };
  }
  return undefined;
}

/**
 * The head ended within a `noscript` (a tracking pixel, mostly). Whoever runs scripts, Google among
 * them, reads the rest of the head as it was meant.
 */
export function endedInNoscript(head: Element): boolean {
  const last = head.childNodes.findLast(isElement);
  return last?.tagName === 'noscript' && !wasClosed(last);
}

const wasClosed = (element: Element) => Boolean(element.sourceCodeLocation?.endTag);
const wasOpened = (element: Element) => Boolean(element.sourceCodeLocation);

function isContent(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  return isElement(node) || (node.nodeName === '#text' && 'value' in node && /\S/.test(node.value));
}

function isHeadMetadata(element: Element): boolean {
  if (!isHtml(element)) return false;
  if (element.tagName === 'title' || element.tagName === 'base') return true;
  if (element.tagName === 'meta') return attribute(element, 'itemprop') === undefined;
  if (element.tagName !== 'link' || attribute(element, 'itemprop') !== undefined) return false;
  return (
    attribute(element, 'hreflang') !== undefined ||
    words(attribute(element, 'rel')).some((rel) => HEAD_LINKS.has(rel))
  );
}
