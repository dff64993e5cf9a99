import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import type { HtmlFacts, Image } from '../reading/html-facts.ts';

/** Narrower or lower ones are logos, icons and strips. */
const LEAST_WIDTH = 300;
const LEAST_HEIGHT = 150;
/** With a heading above them, they fill the first view of a phone. */
const MOST_LETTERS = 200;
/** As the file of such a picture is called, where nothing says how large it is. */
const HERO = /\b(?:hero|banner|cover|slide|slider)\b/i;

/**
 * The first large picture of a page, if it stands above the second heading: most likely the one that
 * a visitor sees first. A declared width tells how large, or its name.
 */
function firstLarge({ images }: HtmlFacts): Image | undefined {
  const large = images.find(
    ({ width = '', height = '', apart, src, alt }) =>
      (Number.parseInt(width, 10) >= LEAST_WIDTH || (width === '' && HERO.test(src))) &&
      !(Number.parseInt(height, 10) < LEAST_HEIGHT) &&
      !apart &&
      !/logo/i.test(`${src} ${alt}`),
  );
  const isFirst = large && large.headingsBefore <= 1 && large.lettersBefore < MOST_LETTERS;
  return isFirst ? large : undefined;
}

/** The picture that a visitor sees first is not told to wait. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  likely: true,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const hero = firstLarge(page.html);
    if (hero === undefined) return notApplicable;
    const evidence = evidenceOf(page, [hero], ({ src }) => src);
    return hero.loading === 'lazy' ? fail({ evidence }) : pass({ evidence });
  },
});
