import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import type { HtmlFacts, Image } from '../reading/html-facts.ts';

/** Narrower ones are logos and icons. */
const LEAST_WIDTH = 300;

/**
 * The first large picture of a page, if it stands above the second heading: most likely the one that
 * a visitor sees first. Only a declared width tells how large.
 */
function firstLarge({ images }: HtmlFacts): Image | undefined {
  const large = images.find(({ width = '' }) => Number.parseInt(width, 10) >= LEAST_WIDTH);
  return large && large.headingsBefore <= 1 && !large.inFooter ? large : undefined;
}

/** The picture that a visitor sees first is not told to wait. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const hero = firstLarge(page.html);
    if (hero === undefined) return notApplicable;
    const evidence = evidenceOf(page, [hero], ({ src }) => src);
    return hero.loading === 'lazy' ? fail({ evidence }) : pass({ evidence });
  },
});
