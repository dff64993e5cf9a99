import type { Element } from 'domhandler';
import { all, around, first, isOne, lineOf, rawText, words, wordsIn } from './elements.ts';
import { limits } from './limits.ts';

/** “Loading, please wait …” may stand in it. */
const LOADING = 60;
const SHOWN = 'video, iframe, object, embed, form, input, a';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const UNSEEN = 'br, link, meta, noscript, p, script, style, template, title';
const WAITS = /^\s*(?:loading|please wait)\b/i;
/** As the makers of apps call the place of an app. */
const APP =
  /^(?:app|root|application|main-?app|my-?app|(?:app|react|vue|svelte)[-_]?(?:app|root)|q-app|__next|__nuxt|___gatsby|__layout)$/i;
/** Places for a part of a page that says the rest itself. */
const PART = /map|modal|popup|loader|chat|widget|fb-root|captcha|cookie|consent|gtm|top/i;

const isMain = isOne('main, [role=main]');

/** The empty place that a script is to fill: the page's main part, by its name that of an app, or the body's own with an `id`. */
export function emptyMountOf(body: Element) {
  let found: Element | undefined;
  for (const element of all(':not(script, noscript, noscript *)', body)) {
    if (isMain(element) && isBlank(element))
      return { line: lineOf(element), isApp: false, isMain: true };
    const name = element.attribs.id ?? (element.name.includes('-') ? element.name : '');
    const isApp = APP.test(name);
    const mayBe = element.parent === body && !PART.test(name) && found === undefined;
    if (isApp ? !isEmpty(element) : !(name && mayBe && isBlank(element))) continue;
    if (isApp) return { line: lineOf(element), isApp };
    found = element;
  }
  return found && { line: lineOf(found), isApp: false };
}

const isEmpty = (element: Element) =>
  rawText(element, LOADING).trim().length < LOADING && !first(SHOWN, element);

/** Neither a word nor a picture stands in it, or only that they will. */
function isBlank(element: Element): boolean {
  const text = rawText(element, LOADING);
  const isSilent = wordsIn(text) === 0 || WAITS.test(text);
  return isEmpty(element) && isSilent && first('img', element) === null;
}

/** Menus and footers, by what they are or are called: they say what stands on every page. */
const AROUND =
  /^(?:(?:main|page|site)-)?(?:contentinfo|copyright|footer|nav(?:bar|igation)?|topbar)$/;
const isAround = ({ name, attribs }: Element) =>
  [name, ...['role', 'id', 'class'].flatMap((key) => words(attribs[key]))].some((called) =>
    AROUND.test(called),
  );

/** What stands in a body for readers without scripts; `noscript` speaks of scripts, not of the shop. */
export function plainOf(body: Element) {
  const wordsOf = (element: Element) => wordsIn(rawText(element, limits.text, 'noscript'));
  const found = wordsOf(body);
  const beside = all(':not(noscript, noscript *)', body).filter(
    (element) => isAround(element) && !around(element).some(isAround),
  );
  return {
    isEmpty: found === 0 && first(`:not(${UNSEEN}, noscript *)`, body) === null,
    words: found,
    /** Those that stand in no menu and no footer. */
    own: beside.reduce((own, element) => own - wordsOf(element), found),
    headings: all(`:is(${HEADINGS}):not(noscript *)`, body).filter(
      (heading) => !WAITS.test(rawText(heading, LOADING)),
    ).length,
    anchors: all('a[href]:not([href=""], noscript *)', body).length,
  };
}
