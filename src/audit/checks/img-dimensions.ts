import { defineCheck } from '../check.ts';
import { evidenceOf, notApplicable, partly } from '../outcome.ts';

/**
 * With width and height a browser keeps the place of a picture free. A style sheet can do it too, and
 * nobody sees that from here: at worst, half of it is taken for right.
 */
export const check = defineCheck({
  category: 'speed',
  weight: 1,
  likely: true,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const { images } = page.html;
    if (images.length === 0) return notApplicable;
    const unsized = images.filter(
      ({ width, height, keepsPlace }) => !keepsPlace && (!width || !height),
    );
    return partly(2 * images.length - unsized.length, 2 * images.length, {
      figures: { count: unsized.length, all: images.length },
      evidence: evidenceOf(page, unsized, ({ src }) => src),
    });
  },
});
