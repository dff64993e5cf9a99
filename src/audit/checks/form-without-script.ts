import { defineCheck } from '../check.ts';
import { evidenceOf } from '../evidence.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** Fewer are a search or a newsletter. */
const LEAST_FIELDS = 3;

/** A contact form can be sent when a script fails: it says where to, or posts to its own page. */
export const check = defineCheck({
  id: 'form-without-script',
  category: 'local',
  weight: 1,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const forms = page.html.forms.filter(
      // Who signs in is no buyer yet.
      ({ fields, hasPassword }) => fields >= LEAST_FIELDS && !hasPassword,
    );
    if (forms.length === 0) return notApplicable;
    const dead = forms.filter(({ action = '', method }) => {
      const target = action.trim();
      return target === '' ? method !== 'post' : /^(?:#|javascript:)/i.test(target);
    });
    const evidence = evidenceOf(page, dead, ({ action }) => action ?? '');
    return dead.length === 0 ? pass() : fail({ evidence });
  },
});
