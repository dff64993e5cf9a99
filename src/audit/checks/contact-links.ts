import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import { mailLinks } from '../reading/mails.ts';
import { calledNumbers } from '../reading/phones.ts';

/** Numbers to tap and addresses to write to are such as somebody can have. */
export const check = defineCheck({
  category: 'local',
  weight: 5,
  breaksContact: true,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const numbers = calledNumbers(page).map((one) => ({ ...one, written: `tel:${one.written}` }));
    const mails = mailLinks(page).map((one) => ({ ...one, written: `mailto:${one.written}` }));
    return shareRight(
      [...numbers, ...mails],
      ({ isBroken }) => isBroken,
      (broken) => evidenceOf(page, broken, ({ written }) => written),
    );
  },
});
