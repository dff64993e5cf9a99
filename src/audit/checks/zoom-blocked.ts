import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { viewportOf } from '../reading/viewport.ts';

/** Twice the size is what WCAG asks for. */
const LEAST_SCALE = 2;

/** A page may not keep its readers from enlarging it. */
export const check = defineCheck({
  category: 'phone',
  weight: 1,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const viewport = viewportOf(page.html);
    if (viewport === undefined) return notApplicable;
    const { settings, tag } = viewport;
    const evidence = evidenceOf(page, [tag], ({ content }) => content);
    const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
    const blocked = ['no', '0'].includes(settings.get('user-scalable') ?? '');
    return blocked || (most >= 0 && most < LEAST_SCALE) ? fail({ evidence }) : pass({ evidence });
  },
});
