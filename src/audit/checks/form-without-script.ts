import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { contactForms, hasTarget } from '../reading/contact-forms.ts';

/** A contact form can be sent when a script fails: it says where to, or posts to its own page. */
export const check = defineCheck({
  category: 'local',
  weight: 1,
  likely: true,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const forms = contactForms(page);
    if (forms.length === 0) return notApplicable;
    const dead = forms.filter((form) => !hasTarget(form));
    const evidence = evidenceOf(page, dead, ({ action }) => action ?? '');
    return dead.length === 0 ? pass() : fail({ evidence });
  },
});
