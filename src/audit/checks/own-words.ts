import { defineCheck } from '../check.ts';
import { evidenceOf, fail, pass } from '../outcome.ts';
import { framesForPage } from '../reading/framed.ts';

/** The page's words are its own, and not those of another page in a frame. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const frames = framesForPage(page.html);
    if (frames.length === 0) return pass();
    return fail({ evidence: evidenceOf(page, frames, ({ src }) => src) });
  },
});
