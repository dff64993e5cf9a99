import { defineCheck } from '../check.ts';
import { evidenceOf, shareRight } from '../outcome.ts';
import { chatNumbers } from '../reading/phones.ts';

/** A link to a chat names a number that WhatsApp can find. */
export const check = defineCheck({
  category: 'local',
  weight: 5,
  breaksContact: true,
  figures: ['count', 'all'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) =>
    shareRight(
      chatNumbers(page),
      ({ isBroken }) => isBroken,
      (broken) => evidenceOf(page, broken, ({ written }) => written),
    ),
});
