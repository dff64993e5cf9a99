import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import { numberIn } from '../reading/contacts.ts';

/** A phone number on the page can be tapped. */
export const check = defineCheck({
  category: 'local',
  weight: 1,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const links = page.html.anchors.filter(({ href = '' }) => /^\s*tel:/i.test(href));
    if (links.length > 0) {
      return pass({ evidence: evidenceOf(page, links.slice(0, 1), ({ href }) => href ?? '') });
    }
    const number = numberIn(page.html.text);
    if (number === undefined) return notApplicable;
    const digits = number.replaceAll(/\D/g, '').slice(-10);
    return fail({ evidence: [{ url: page.url, found: number, expected: `tel:+91${digits}` }] });
  },
});
