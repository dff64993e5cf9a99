import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { calledNumbers, countryOf, numberIn } from '../reading/phones.ts';

/** A phone number on the page can be tapped. */
export const check = defineCheck({
  category: 'local',
  weight: 2,
  likely: true,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const links = calledNumbers(page).slice(0, 1);
    if (links.length > 0)
      return pass({ evidence: evidenceOf(page, links, (link) => link.written) });
    const number = numberIn(page.html.text, countryOf(page));
    if (number === undefined) return notApplicable;
    const { written: found, phone } = number;
    return fail({ evidence: [{ url: page.url, found, expected: `tel:${phone.number}` }] });
  },
});
