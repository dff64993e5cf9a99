import { defineCheck } from '../check.ts';
import { evidenceOf, notApplicable, partly } from '../outcome.ts';
import { readStructuredData } from '../reading/structured-data.ts';

/** Blocks of structured data are JSON without mistakes. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  figures: ['broken', 'blocks'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const { html } = page;
    const blocks = html.jsonLd.filter(({ text }) => text.trim() !== '').length;
    if (blocks === 0) return notApplicable;
    const { mistakes } = readStructuredData(html.jsonLd);
    return partly(blocks - mistakes.length, blocks, {
      figures: { broken: mistakes.length, blocks },
      evidence: evidenceOf(page, mistakes, ({ message }) => message),
    });
  },
});
