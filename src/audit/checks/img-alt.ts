import { defineCheck } from '../check.ts';
import { evidenceOf } from '../evidence.ts';
import { notApplicable, partly } from '../outcome.ts';
import type { Image } from '../reading/html-facts.ts';

/** A dot that counts visits. */
const isDot = ({ width, height }: Image) => width === '1' || height === '1';

/** Pictures that mean something say what they show; an empty `alt` says that one is decoration. */
export const check = defineCheck({
  id: 'img-alt',
  category: 'phone',
  weight: 2,
  figures: ['count', 'all'],
  needs: ['page'],
  run: ({ page }) => {
    const shown = page.html.images.filter((image) => !image.hidden && !isDot(image));
    if (shown.length === 0) return notApplicable;
    const silent = shown.filter(({ alt }) => alt === undefined);
    return partly(shown.length - silent.length, shown.length, {
      figures: { count: silent.length, all: shown.length },
      evidence: evidenceOf(page, silent, ({ src }) => src),
    });
  },
});
