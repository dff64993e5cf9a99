import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';

/** What Google's tag manager puts into a page for browsers without scripts: nobody meets it. */
const UNSEEN = /googletagmanager\.com\/ns\.html/;

/** Maps and films in a page have a name that is read out. */
export const check = defineCheck({
  category: 'phone',
  weight: 1,
  figures: ['count', 'all'],
  needs: ['page'],
  run: ({ page }) => {
    const frames = page.html.frames.filter(({ src }) => !UNSEEN.test(src));
    return shareRight(
      frames,
      ({ title }) => title.trim() === '',
      (nameless) => evidenceOf(page, nameless, ({ src }) => src),
    );
  },
});
