import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { all, isHtml, isOne, lineOf } from './elements.ts';

/** What search engines, messengers and browsers read in the head alone; systems and editors have theirs there as well, and a drawing its own title. */
const isHeadMetadata = isOne(
  `title, base, link:not([itemprop]):is([hreflang], [rel~=canonical i], [rel~=amphtml i],
  [rel~=icon i], [rel~=manifest i]), meta:not([itemprop]):is([name=description i],
  [name=robots i], [name^=google i], [name^="twitter:" i], [name^="og:" i], [property^="og:" i],
  [property^="twitter:" i])`,
);

/**
 * The element that ended the head while metadata still followed: from there on, the tree has all in
 * the body, and Google heeds a canonical or hreflang in the head only. `tag` is '' for bare text; `lost`, the first tag
 * that is lost by it.
 */
export function headClosedBy(head: Element, body: Element) {
  if (wasClosed(head) || body.sourceCodeLocation) return undefined;
  const culprit = body.children.find(isContent);
  const metadata = all('*', body).find(
    (element) => element !== culprit && isHtml(element) && isHeadMetadata(element),
  );
  if (!culprit || !metadata) return undefined;
  const lost = { tag: metadata.name, line: lineOf(metadata) };
  return isTag(culprit)
    ? { tag: culprit.name, line: lineOf(culprit), lost }
    : { tag: '', line: culprit.sourceCodeLocation?.startLine ?? lost.line, lost };
}

/**
 * What stands in a `noscript` (a tracking pixel in the head, a paragraph without an end) keeps it open for all that
 * follows. Whoever runs scripts, Google among them, reads the rest as it was meant.
 */
export const staysInNoscript = (root: Element): boolean =>
  all('noscript', root).some((one) => !wasClosed(one));

const wasClosed = (element: Element) => Boolean(element.sourceCodeLocation?.endTag);

const isContent = (node: ChildNode) => isTag(node) || (isText(node) && /\S/.test(node.data));
