import { attribute, type Element, elementsIn, lineOf, rawText, wordsIn } from './elements.ts';
import { limits } from './limits.ts';

/** “Loading, please wait …” may stand in it. */
const LOADING = 60;
const SHOWN = new Set('video iframe object embed form input a'.split(' '));
const HEADING = /^h[1-6]$/;
const WAITS = /^\s*(?:loading|please wait)/i;
/** As the makers of apps call the place of an app. */
const APP =
  /^(?:app|root|application|main-?app|my-?app|(?:app|react|vue|svelte)[-_]?(?:app|root)|q-app|__next|__nuxt|___gatsby|__layout)$/i;
/** Places for a part of a page that says the rest itself. */
const PART = /map|modal|popup|loader|chat|widget|fb-root|captcha|cookie|consent|gtm|top/i;

/** The empty place that a script is to fill: the page's main part, by its name that of an app, or the body's own with an `id`. */
export function emptyMountOf(body: Element) {
  let found: Element | undefined;
  for (const element of elementsIn(body, 'noscript')) {
    if (isMain(element) && isBlank(element))
      return { line: lineOf(element), isApp: false, isMain: true };
    const name = attribute(element, 'id') ?? (element.tagName.includes('-') ? element.tagName : '');
    if (!name || element.tagName === 'script') continue;
    const isApp = APP.test(name);
    const mayBe = element.parentNode === body && !PART.test(name) && found === undefined;
    if (!(isApp || mayBe) || !isEmpty(element)) continue;
    if (isApp) return { line: lineOf(element), isApp };
    found = element;
  }
  return found && { line: lineOf(found), isApp: false };
}

const isMain = (element: Element) =>
  element.tagName === 'main' || attribute(element, 'role') === 'main';

/** Neither a word nor a picture stands in it. */
const isBlank = (element: Element) =>
  isEmpty(element) &&
  wordsIn(rawText(element, LOADING)) === 0 &&
  ![...elementsIn(element)].some(({ tagName }) => tagName === 'img');

const isEmpty = (element: Element) =>
  rawText(element, LOADING).trim().length < LOADING &&
  ![...elementsIn(element)].some(({ tagName }) => SHOWN.has(tagName));

/** What stands in a body for readers without scripts; `noscript` speaks of scripts, not of the shop. */
export function plainOf(body: Element) {
  const plain = { words: 0, headings: 0, anchors: 0 };
  plain.words = wordsIn(rawText(body, limits.text, 'noscript'));
  for (const element of elementsIn(body, 'noscript')) {
    if (HEADING.test(element.tagName) && !WAITS.test(rawText(element, LOADING)))
      plain.headings += 1;
    if (element.tagName === 'a' && attribute(element, 'href')) plain.anchors += 1;
  }
  return plain;
}
