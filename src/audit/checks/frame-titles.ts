import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';

/** Maps and films in a page have a name that is read out. */
export const check = defineCheck({
  category: 'phone',
  weight: 1,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    // Counters come as frames that nobody sees.
    const frames = page.html.frames.filter(({ hidden }) => !hidden);
    return shareRight(
      frames,
      ({ title }) => title.trim() === '',
      (nameless) => evidenceOf(page, nameless, ({ src }) => src),
    );
  },
});
