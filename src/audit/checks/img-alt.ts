import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import type { Image } from '../reading/html-facts.ts';

/** A dot that counts visits. */
const isDot = ({ width, height }: Image) => width === '1' || height === '1';

/** Pictures that mean something say what they show; an empty `alt` says that one is decoration. */
export const check = defineCheck({
  category: 'phone',
  weight: 2,
  figures: ['count', 'all'],
  needs: ['page'],
  run: ({ page }) => {
    const shown = page.html.images.filter((image) => !image.hidden && !isDot(image));
    return shareRight(
      shown,
      ({ alt }) => alt === undefined,
      (silent) => evidenceOf(page, silent, ({ src }) => src),
    );
  },
});
