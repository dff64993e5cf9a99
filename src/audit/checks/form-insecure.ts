import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { absolute } from '../reading/files.ts';

/** What visitors type is sent over https. */
export const check = defineCheck({
  category: 'trust',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const forms = page.html.forms.filter(({ fields }) => fields > 0);
    if (forms.length === 0) return notApplicable;
    const target = (action: string | undefined) => absolute(page, action || page.url) ?? page.url;
    const plain = forms.filter(({ action }) => target(action).startsWith('http:'));
    if (plain.length === 0) return pass();
    return fail({ evidence: evidenceOf(page, plain, ({ action }) => target(action)) });
  },
});
