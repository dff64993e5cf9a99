import { expect, it } from 'vitest';
import { inlineParts } from '../budgets/inline-parts.ts';
import { builtPages } from '../e2e/support/pages.ts';

/** What may stand outside: rules that no layer can hold, and Astro's own for islands. */
const NO_LAYER = /^(?:@layer|@font-face|@keyframes|@view-transition|astro-island)/;

/** What stands before the braces of a style sheet's outermost blocks. */
function outermost(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{' && depth++ === 0) found.push(css.slice(start, index).trim());
    if (sign === '}') depth--;
    if (depth === 0) start = index + 1;
  }
  return found;
}

/** Younger than Chrome 100 and iOS 15.4: there the colour or the rule is lost. */
const TOO_YOUNG = /oklch\(|color-mix\(|[{};,]\s*&|@media[^{]*[<>]|[a-z]+\(from /g;

/** A sign that is cut out of its ground, which forced colours and paper take away. */
const LOST = /\{(?=[^{}]*clip-path:[pv])[^{}]*background-color:(?!inherit)[^{}]*\}/g;

it.each(builtPages)(
  'all styles of $path stand in layers, and hold in browsers of the last four years and in forced colours',
  ({ html }) => {
    const styles = inlineParts(html).filter(({ element }) => element === 'style');
    const blocks = styles.flatMap(({ code }) => outermost(code));
    expect(blocks.length).toBeGreaterThan(5);
    // A rule outside would be stronger than every layer.
    expect(blocks.filter((block) => !NO_LAYER.test(block))).toEqual([]);
    expect(styles.flatMap(({ code }) => code.match(TOO_YOUNG) ?? [])).toEqual([]);
    expect(styles.flatMap(({ code }) => code.match(LOST) ?? [])).toEqual([]);
  },
);
