import { defineCheck } from '../check.ts';
import { fail, partly, pass } from '../outcome.ts';
import { metaOf } from '../reading/metadata.ts';

/** Messengers show smaller ones not at all, or as a stamp. */
const LEAST_WIDTH = 300;

/** A shared link has a picture that opens. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  needs: ['page', 'card'],
  run: ({ page, card }) => {
    const tag = metaOf(page.html, 'og:image');
    if (card === 'none')
      return fail({
        evidence: [
          {
            url: page.url,
            line: tag?.line,
            expected: '<meta property="og:image" content="https://…">',
          },
        ],
      });
    const size = card.width ? `${card.width} × ${card.height ?? '?'}` : card.contentType;
    const seen = {
      evidence: [{ url: card.url, line: tag?.line, found: size, expected: '1200 × 630' }],
    };
    if (card.status >= 400 || !/^image\//i.test(card.contentType))
      return fail({
        evidence: [
          { url: card.url, line: tag?.line, found: `HTTP ${card.status}, ${card.contentType}` },
        ],
      });
    return (card.width ?? LEAST_WIDTH) < LEAST_WIDTH ? partly(1, 2, seen) : pass(seen);
  },
});
