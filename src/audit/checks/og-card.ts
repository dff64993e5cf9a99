import { defineCheck } from '../check.ts';
import { fail, partly, pass } from '../outcome.ts';
import { metaOf } from '../reading/metadata.ts';

/** Messengers show smaller ones not at all, or as a stamp. */
const LEAST_WIDTH = 300;
const TAG = '<meta property="og:image" content="https://…">';

/** A shared link has a picture that opens. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  needs: ['page', 'card'],
  run: ({ page, card }) => {
    const tag = metaOf(page.html, 'og:image');
    const line = tag?.line;
    if (card === 'none') return fail({ evidence: [{ url: page.url, line, expected: TAG }] });
    const { url, status, contentType, width = LEAST_WIDTH } = card;
    if (status >= 400 || !/^image\//i.test(contentType))
      return fail({ evidence: [{ url, line, found: `HTTP ${status}, ${contentType}` }] });
    const found = card.width ? `${width} × ${card.height ?? '?'}` : contentType;
    const seen = { evidence: [{ url, line, found, expected: '1200 × 630' }] };
    return width < LEAST_WIDTH ? partly(1, 2, seen) : pass(seen);
  },
});
