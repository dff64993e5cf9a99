import { attribute, type Element, elementsIn, isElement, lineOf, rawText } from './elements.ts';
import type { HtmlFacts } from './html-facts.ts';

/** “Loading…” may stand in it. */
const LOADING = 20;
const SHOWN = new Set('img picture video iframe object embed form input a'.split(' '));

/** The empty place that a script is to fill: an element of the body with an `id`, or of a made-up name. */
export function emptyMountOf(body: Element): HtmlFacts['emptyMount'] {
  const mount = body.childNodes
    .filter(isElement)
    .find(
      (element) =>
        ((element.tagName === 'div' && attribute(element, 'id')) ||
          element.tagName.includes('-')) &&
        rawText(element, LOADING).trim().length < LOADING &&
        ![...elementsIn(element)].some(({ tagName }) => SHOWN.has(tagName)),
    );
  return mount && { tag: mount.tagName, line: lineOf(mount) };
}
