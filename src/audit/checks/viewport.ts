import { defineCheck } from '../check.ts';
import { evidenceOf, fail, passIf } from '../outcome.ts';
import { viewportOf } from '../reading/viewport.ts';

/** Without a width of the device, phones draw the page as on a desk and shrink it. */
export const check = defineCheck({
  category: 'phone',
  weight: 5,
  needs: ['page'],
  run: ({ page }) => {
    const viewport = viewportOf(page.html);
    if (viewport === undefined) return fail({ evidence: [{ url: page.url, found: '' }] });
    const { settings, tag } = viewport;
    const fits = settings.get('width') === 'device-width' || settings.has('initial-scale');
    const evidence = evidenceOf(page, [tag], ({ content }) => content);
    return passIf(fits, { evidence });
  },
});
