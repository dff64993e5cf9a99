import type { Page } from '@playwright/test';
import { type FaceName, faceFor } from './faces.ts';

/** Hindi words by the face that sets them. */
export type HindiWords = Readonly<Record<FaceName, Set<string>>>;

/** Whether a page sets anything in Hindi; the name in the logo is a drawing. */
export const hasHindi = (html: string): boolean => html.includes('lang="hi"');

/** The Hindi words of an open page, hidden ones included, each once a face. */
export async function hindiWordsOf(page: Page): Promise<HindiWords> {
  const found = await page.locator('body').evaluate((body) => {
    const words: [word: string, weight: number][] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, svg')) continue;
      const weight = Number(getComputedStyle(parent).fontWeight);
      for (const word of text.nodeValue?.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [])
        words.push([word, weight]);
    }
    return words;
  });
  const words: HindiWords = { text: new Set(), display: new Set() };
  for (const [word, weight] of found) words[faceFor(weight)].add(word);
  return words;
}
