import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import { calledNumbers } from '../reading/phones.ts';

/** Numbers to tap are numbers that somebody can have. */
export const check = defineCheck({
  category: 'local',
  weight: 5,
  breaksContact: true,
  figures: ['count', 'all'],
  needs: ['page'],
  run: ({ page }) =>
    shareRight(
      calledNumbers(page),
      ({ isBroken }) => isBroken,
      (broken) => evidenceOf(page, broken, ({ written }) => `tel:${written}`),
    ),
});
