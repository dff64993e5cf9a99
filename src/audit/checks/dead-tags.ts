import { defineCheck } from '../check.ts';
import { evidenceOf, notApplicable, passIf } from '../outcome.ts';

/**
 * Services that have ended: Universal Analytics (July 2023), Optimize (September 2023), Google+ (2019),
 * AddThis (May 2023), Facebook's chat (May 2024); and polyfill.io, sold to somebody who sent visitors elsewhere.
 */
const ENDED =
  /(?<=["'=])UA-\d{4,10}-\d{1,4}\b|google-analytics\.com\/(?:ga|urchin)\.js|googleoptimize\.com\/optimize\.js|apis\.google\.com\/js\/plusone\.js|addthis\.com\/js\/\d|\/sdk\/xfbml\.customerchat\.js|\/\/(?:cdn\.)?polyfill\.io\//;

/** No tag of a service that has ended is still loaded. */
export const check = defineCheck({
  category: 'trust',
  weight: 1,
  needs: ['page'],
  run: ({ page }) => {
    const { scripts } = page.html;
    const dead = scripts.flatMap(({ src, code, line }) => {
      const found = ENDED.exec(src ?? code)?.[0];
      return found === undefined ? [] : [{ line, found }];
    });
    if (scripts.length === 0) return notApplicable;
    return passIf(dead.length === 0, { evidence: evidenceOf(page, dead, ({ found }) => found) });
  },
});
