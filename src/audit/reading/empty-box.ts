import { attribute, type Element, isElement, lineOf, rawText } from './elements.ts';
import type { HtmlFacts } from './html-facts.ts';

const BOXES = new Set(['div', 'main', 'section']);
/** "Loading …" is no more than that. */
const FEW_WORDS = 2;

/** The first element, at the top of the body or in what stands there, that a script is to fill. */
export function emptyBoxIn(body: Element): HtmlFacts['emptyBox'] {
  const top = body.childNodes.filter(isElement);
  const below = top.flatMap(({ childNodes }) => childNodes.filter(isElement));
  const box = [...top, ...below].find((element) => isNamed(element) && isEmpty(element));
  return box && { line: lineOf(box) };
}

/** `<div id="root">`, `<app-root>`. */
const isNamed = (element: Element) =>
  element.tagName.includes('-') ||
  (BOXES.has(element.tagName) && attribute(element, 'id') !== undefined);

const isEmpty = (element: Element) =>
  rawText(element, 100).split(/\s+/).filter(Boolean).length <= FEW_WORDS;
