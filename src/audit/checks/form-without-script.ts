import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { contactForms } from '../reading/contact-forms.ts';

/** A contact form can be sent when a script fails: it says where to, names its fields, and posts what is written. */
export const check = defineCheck({
  category: 'local',
  weight: 2,
  likely: true,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    // One that can't be sent at all is told by a check of its own.
    const forms = contactForms(page).filter(({ isDead }) => !isDead);
    if (forms.length === 0) return notApplicable;
    const needy = forms.filter(({ standsAlone }) => !standsAlone);
    const evidence = evidenceOf(page, needy, ({ action, method }) => `${method} ${action ?? ''}`);
    return needy.length === 0 ? pass() : fail({ evidence });
  },
});
