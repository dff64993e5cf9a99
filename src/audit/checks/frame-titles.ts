import { defineCheck } from '../check.ts';
import { evidenceOf } from '../evidence.ts';
import { notApplicable, partly } from '../outcome.ts';

/** What Google's tag manager puts into a page for browsers without scripts: nobody meets it. */
const UNSEEN = /googletagmanager\.com\/ns\.html/;

/** Maps and films in a page have a name that is read out. */
export const check = defineCheck({
  id: 'frame-titles',
  category: 'phone',
  weight: 1,
  figures: ['count', 'all'],
  needs: ['page'],
  run: ({ page }) => {
    const frames = page.html.frames.filter(({ src }) => !UNSEEN.test(src));
    if (frames.length === 0) return notApplicable;
    const nameless = frames.filter(({ title }) => title.trim() === '');
    return partly(frames.length - nameless.length, frames.length, {
      figures: { count: nameless.length, all: frames.length },
      evidence: evidenceOf(page, nameless, ({ src }) => src),
    });
  },
});
