import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import { contactForms } from '../reading/contact-forms.ts';

/** A form that buyers write into goes somewhere. */
export const check = defineCheck({
  category: 'local',
  weight: 5,
  breaksContact: true,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) =>
    shareRight(
      contactForms(page),
      ({ isDead }) => isDead,
      (dead) => evidenceOf(page, dead, ({ action, method }) => `${method} ${action ?? ''}`),
    ),
});
