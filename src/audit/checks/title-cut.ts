import { defineCheck } from '../check.ts';
import { notApplicable, pass } from '../outcome.ts';

/** Told, never a fault: half of all good pages have longer titles than Google shows. */
export const check = defineCheck({
  category: 'understood',
  weight: 0,
  figures: ['length'],
  needs: ['page'],
  run: ({ page }) => {
    const title = page.html.titles[0];
    if (!title?.text) return notApplicable;
    return pass({
      figures: { length: [...title.text].length },
      evidence: [{ url: page.url, line: title.line, found: title.text }],
    });
  },
});
