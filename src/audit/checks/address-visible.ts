import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { isIndian } from '../reading/contacts.ts';

/** Six digits, the first not 0, perhaps in two halves; part of no longer number and no price. */
const PIN_CODE = /(?<![\d.,₹+-]|₹\s|\bRs\.?\s?)[1-9]\d{2}[\s ]?\d{3}(?![\d,-]|\.\d)/;

/** An Indian firm's page says where it is. */
export const check = defineCheck({
  category: 'local',
  weight: 1,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const told = [page.html.text, ...page.html.jsonLd.map(({ text }) => text)];
    const found = told.map((text) => PIN_CODE.exec(text)?.[0]).find(Boolean);
    if (found !== undefined) return pass({ evidence: [{ url: page.url, found }] });
    return isIndian(page) ? fail({ evidence: [{ url: page.url, found: '' }] }) : notApplicable;
  },
});
