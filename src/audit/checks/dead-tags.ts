import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';

/** Services that have ended, by what pages hold of them. The number of a property, where there is one. */
const ENDED = [
  // Universal Analytics, July 2023.
  /["'=]UA-\d{4,10}-\d{1,4}\b/,
  /google-analytics\.com\/(?:ga|urchin)\.js/,
  // Optimize, September 2023.
  /googleoptimize\.com\/optimize\.js|\bOPT-[A-Z\d]{6,8}\b/,
  // Google+, April 2019.
  /apis\.google\.com\/js\/plusone\.js/,
  // AddThis, May 2023.
  /addthis\.com\/js\/\d/,
  // The chat of Facebook in pages, May 2024.
  /connect\.facebook\.net\/[^\s"']{0,40}\/sdk\/xfbml\.customerchat\.js/,
  // Sold in 2024 to somebody who sent visitors elsewhere.
  /\/\/(?:cdn\.)?polyfill\.io\//,
];

/** No tag of a service that has ended is still loaded. */
export const check = defineCheck({
  category: 'trust',
  weight: 1,
  needs: ['page'],
  run: ({ page }) => {
    const { scripts } = page.html;
    if (scripts.length === 0) return notApplicable;
    const dead = scripts.flatMap(({ src, code, line }) => {
      const found = ENDED.map((sign) => sign.exec(src ?? code)?.[0]).find(Boolean);
      return found === undefined ? [] : [{ line, found: found.replace(/^["'=]/, '') }];
    });
    if (dead.length === 0) return pass();
    return fail({ evidence: evidenceOf(page, dead, ({ found }) => found) });
  },
});
