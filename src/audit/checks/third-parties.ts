import { getDomain } from 'tldts';
import { defineCheck } from '../check.ts';
import { between } from '../outcome.ts';
import { absolute, isOwn } from '../reading/files.ts';

const FEW = 5;
const MANY = 15;

/** Scripts of few other companies run on the page. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  figures: ['scripts', 'companies'],
  needs: ['page'],
  run: ({ page }) => {
    const foreign = page.html.scripts.flatMap(({ src, line }) => {
      const url = src === undefined ? undefined : absolute(page, src);
      const company = url !== undefined && !isOwn(page, url) ? getDomain(url) : null;
      return url !== undefined && company ? [{ url, line, company }] : [];
    });
    const firsts = [...new Map(foreign.toReversed().map((one) => [one.company, one])).values()];
    return between(firsts.length, FEW, MANY, {
      figures: { scripts: foreign.length, companies: firsts.length },
      evidence: firsts.toReversed().map(({ url, line }) => ({ url: page.url, line, found: url })),
    });
  },
});
