import { defineCheck } from '../check.ts';
import { notApplicable, partly } from '../outcome.ts';

/** Google's bounds for good: of the main picture or text, of the answer to a tap, of what jumps. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1 } as const;

/** What Chrome's users saw in the last 28 days. */
export const check = defineCheck({
  category: 'speed',
  weight: 5,
  figures: ['good', 'known'],
  needs: ['page', 'vitals'],
  run: ({ page, vitals }) => {
    if (vitals === 'none') return notApplicable;
    const { lcp, inp, cls } = vitals;
    const known = Object.entries({ lcp, inp, cls }).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name: name as keyof typeof GOOD, value }],
    );
    if (known.length === 0) return notApplicable;
    const good = known.filter(({ name, value }) => value <= GOOD[name]).length;
    return partly(good, known.length, {
      figures: { good, known: known.length },
      evidence: known.map(({ name, value }) => ({
        url: page.url,
        found: `${name.toUpperCase()} ${name === 'cls' ? value : `${value} ms`}`,
        expected: `${name === 'cls' ? GOOD.cls : `${GOOD[name]} ms`}`,
      })),
    });
  },
});
