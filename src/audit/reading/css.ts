import type { FileFacts, PageFacts } from '../facts.ts';

/** A rule of a style sheet: what it is for, what it says, and the screens that it is kept to; '' for all. */
export interface StyleRule {
  readonly url: string;
  readonly media: string;
  readonly selector: string;
  readonly says: string;
}

/** More rules than any page needs are not looked at. */
const MOST = 20_000;
const DEEPEST = 4;
/** One that nobody closed goes to the end: else it would be looked for from each of its beginnings. */
const COMMENTS = /\/\*.*?(?:\*\/|$)/gs;

/** All rules of the page itself, and of those of its site's style sheets that were read. */
export function rulesOf({ url, html }: PageFacts, files: readonly FileFacts[]): StyleRule[] {
  const sheets = files.flatMap(({ css, ...file }) => (css ? [{ url: file.url, css }] : []));
  return [{ url, css: html.css }, ...sheets].flatMap((sheet) => rulesIn(sheet.css, sheet.url));
}

/** Each piece is looked at once: a pattern would look from each of its letters. */
function rulesIn(css: string, url: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  for (const piece of css.replace(COMMENTS, '').split('}')) {
    if (rules.length > MOST) break;
    const [says = '', selector, ...outer] = piece.split('{').reverse();
    // The end of what stood around rules.
    if (selector === undefined) around.pop();
    else {
      const opened = outer.slice(0, DEEPEST).reverse();
      around.push(...opened.map((each) => lastOf(each).toLowerCase()));
      around.splice(DEEPEST);
      rules.push({ url, media: around.join(' '), selector: lastOf(selector), says });
    }
  }
  return rules;
}

/** What stands behind `@charset`, `@import` and the like. */
const lastOf = (text: string) => text.slice(text.lastIndexOf(';') + 1).trim();

/** What a rule is for, one by one, in lower case. */
export const partsOf = ({ selector }: StyleRule): string[] =>
  selector
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());

/** What a rule says of a property, in lower case; undefined for nothing. */
export const saysOf = ({ says }: Pick<StyleRule, 'says'>, property: string): string | undefined =>
  says
    .split(';')
    .map((each) => each.split(':'))
    .findLast(([name]) => name?.trim().toLowerCase() === property)?.[1]
    ?.trim()
    .toLowerCase();
