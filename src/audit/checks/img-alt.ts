import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';

/** The name of a file, which a system put there. */
const FILE = /^\S+\.(?:jpe?g|png|webp|gif|avif)$/i;

/** Pictures that mean something say what they show; an empty `alt` says that one is decoration. */
export const check = defineCheck({
  category: 'phone',
  weight: 2,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const shown = page.html.images.filter(({ hidden }) => !hidden);
    return shareRight(
      shown,
      ({ alt }) => alt === undefined || FILE.test(alt.trim()),
      (silent) => evidenceOf(page, silent, ({ src }) => src),
    );
  },
});
