import type { PageFacts } from '../facts.ts';
import type { Placed } from './html-facts.ts';

/** A script that does little else; what it does under a condition it may not do here. */
const LONGEST = 1_500;
const CONDITION = /\bif\b|&&|\|\||\?|\bcase\b|addEventListener|\/\*|(?<!:)\/\//;
const NOINDEX =
  /robots['"]\s*[;,)][^?]{0,80}\bcontent\b['"]?\s*[=:,]\s*['"][^'"]*\bnoindex\b[^?]*\b(?:append|appendChild|prepend)\(|\brobots\b[^?]{0,40}\)\s*\.\s*(?:setAttribute\(\s*['"]content['"]\s*,|content\s*=)\s*['"][^'"]*\bnoindex\b/i;
/** An address that is written out, or a path behind the origin. */
const CANONICAL =
  /\bcanonical\b[^?]{0,160}?\bhref\b['"]?\s*[=,]\s*(?:(?:window\.)?location\.origin\s*\+\s*)?(["'`])([^"'`$]*)\1\s*(?![+\s])/;

const plainly = ({ html }: PageFacts) =>
  html.scripts.filter(({ code }) => code.length <= LONGEST && !CONDITION.test(code));

/** The script that takes a page out of Google, which heeds what scripts set. */
export const noindexScript = (page: PageFacts) =>
  plainly(page).find(({ code }) => NOINDEX.test(code));

/** What scripts name as the page's real address. */
export const scriptCanonicals = (page: PageFacts): (Placed & { readonly written: string })[] =>
  plainly(page).flatMap(({ code, line }) => {
    const written = CANONICAL.exec(code)?.[2];
    return written ? [{ written, line }] : [];
  });
