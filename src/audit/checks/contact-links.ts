import { defineCheck } from '../check.ts';
import { evidenceOf, notApplicable, partly } from '../outcome.ts';
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
    const ways = [calledNumbers(page), mailLinks(page)].filter(({ length }) => length > 0);
    if (ways.length === 0) return notApplicable;
    const broken = ways.flat().filter(({ isBroken }) => isBroken);
    // Who can't call is lost, whatever else is right.
    const shares = ways.map(
      (links) => links.filter(({ isBroken }) => !isBroken).length / links.length,
    );
    return partly(Math.min(...shares), 1, {
      figures: { count: broken.length, all: ways.flat().length },
      evidence: evidenceOf(page, broken, ({ href }) => href),
    });
  },
});
