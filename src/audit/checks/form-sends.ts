import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import { contactForms, hasTarget } from '../reading/contact-forms.ts';

/** Where templates and developers' machines stand. */
const NOWHERE =
  /^https?:\/\/(?:localhost|127\.|(?:[\w-]+\.)*(?:example\.(?:com|org|net)|yourdomain\.com|yourwebsite\.com|test|local)(?:[:/]|$))/i;

/** A form that buyers write into goes somewhere. What a script may do with it is left out. */
export const check = defineCheck({
  category: 'local',
  weight: 5,
  breaksContact: true,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const isAlone = page.html.scripts.every(({ sendsNothing }) => sendsNothing);
    return shareRight(
      contactForms(page),
      (form) => {
        const cannot = !hasTarget(form) || !form.hasButton || form.named === 0;
        return NOWHERE.test(form.action?.trim() ?? '') || (isAlone && !form.scripted && cannot);
      },
      (dead) => evidenceOf(page, dead, ({ action, method }) => `${method} ${action ?? ''}`),
    );
  },
});
