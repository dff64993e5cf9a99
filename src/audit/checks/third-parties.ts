import { getDomain } from 'tldts';
import { defineCheck } from '../check.ts';
import { between } from '../outcome.ts';
import { absolute, isOwn, kilobytes } from '../reading/files.ts';

const FEW = 5;
const MANY = 15;

/** Scripts of few other companies run on the page; how much of them could be weighed is told. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  figures: ['scripts', 'companies', 'size'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    const foreign = page.html.scripts.flatMap(({ src, line }) => {
      const url = src === undefined ? undefined : absolute(page, src);
      const company = url !== undefined && !isOwn(page, url) ? getDomain(url) : null;
      return url !== undefined && company ? [{ url, line, company }] : [];
    });
    const urls = new Set(foreign.map(({ url }) => url));
    const bytes = files
      .filter(({ url, status }) => urls.has(url) && status === 200)
      .reduce((sum, file) => sum + (file.bytes ?? 0), 0);
    const firsts = [...new Map(foreign.toReversed().map((one) => [one.company, one])).values()];
    return between(firsts.length, FEW, MANY, {
      figures: { scripts: foreign.length, companies: firsts.length, size: kilobytes(bytes) },
      evidence: firsts.toReversed().map(({ url, line }) => ({ url: page.url, line, found: url })),
    });
  },
});
