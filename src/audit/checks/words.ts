import { ofEveryPage } from '../check.ts';
import { evidenceOf, fail, pass, passIf, passUnless } from '../outcome.ts';
import { framesForPage, isBare } from '../reading/framed.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';
import { jumpsOf } from '../reading/jumps.ts';

/** Around the empty place of an app a header and a footer may stand, and still nothing is said. */
const AROUND_WORDS = 100;
const NAME_WORDS = 15;
/** Menu and footer of a shop have so many, where its main part has none. */
const MENU_WORDS = 200;

/** The page's words are there without scripts. */
export const withoutScripts = ofEveryPage((page) => {
  const { url, html } = page;
  const led = framesForPage(html).length > 0 || jumpsOf(page).length > 0;
  return passIf(led || !isShell(html), {
    figures: { words: html.plain.words },
    evidence: [{ url, line: html.emptyMount?.line, found: html.text }],
  });
});

function isShell(html: HtmlFacts): boolean {
  const { emptyMount, plain, scripts } = html;
  const isFilled = scripts.some(
    ({ src, code, type }) => (src || code) && !/json|text\/(?!j)/.test(type),
  );
  if (!isFilled) return false;
  if (emptyMount?.isMain && plain.words < MENU_WORDS) return true;
  if (emptyMount?.isApp && plain.words < AROUND_WORDS && plain.headings === 0) return true;
  // A name alone says no more.
  if (emptyMount?.isApp && plain.words < NAME_WORDS && plain.anchors === 0) return true;
  return isBare(html) && (emptyMount !== undefined || plain.words === 0);
}

/** The page's words are its own, and not those of another page in a frame. */
export const ownWords = ofEveryPage((page) =>
  passUnless(evidenceOf(page, framesForPage(page.html), ({ src }) => src)),
);

/** Nothing ends the head before its metadata is over. */
export const headWhole = ofEveryPage(({ url, html }) => {
  const closed = html.headClosedBy;
  if (!closed) return pass();
  const found = closed.tag ? `<${closed.tag}>` : 'text';
  const lost = { url, line: closed.lost.line, found: `<${closed.lost.tag}>` };
  return fail({ evidence: [{ url, line: closed.line, found }, lost] });
});
