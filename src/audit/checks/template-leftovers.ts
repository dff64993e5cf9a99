import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** What well-known templates bring along: filler text, invented addresses and numbers. */
const LEFT =
  /(?<![“‘"'«(])\blorem ipsum dolor\b|\b(?:info|contact|your-?email|name|email)@(?:example|domain|yourdomain|yoursite|website)\.com\b|\bA108 Adam Street\b|\+1 5589 55488|\bJust another WordPress site\b|\b(?:Your|My) (?:Company|Business) Name\b/i;
/** A page about filler text may show some. A heading that is filler itself is none. */
const ABOUT_FILLER =
  /\b(?:what|why|how|who|when|without|us(?:e|ing)|about|generat\w+|history|text)\b.*\blorem ipsum\b|\blorem ipsum\b.*\b(?:is|generator|text|history)\b|\b(?:dummy|filler|placeholder) (?:text|copy)\b/i;
const AROUND = 40;

/** No words of the template stand where the firm's own should. */
export const check = defineCheck({
  category: 'trust',
  weight: 2,
  likely: true,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const { headings, text, titles } = page.html;
    const isAboutIt = [...titles, ...headings].some((one) => ABOUT_FILLER.test(one.text));
    if (isAboutIt) return notApplicable;
    const texts = [text, ...titles.map((title) => title.text)];
    const found = texts.flatMap((text) => {
      const at = LEFT.exec(text)?.index;
      return at === undefined ? [] : [text.slice(Math.max(0, at - AROUND), at + AROUND)];
    });
    if (found.length === 0) return pass();
    return fail({ evidence: found.map((text) => ({ url: page.url, found: text })) });
  },
});
