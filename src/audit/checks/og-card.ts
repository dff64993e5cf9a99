import { defineCheck } from '../check.ts';
import { fail, partly, pass } from '../outcome.ts';
import { kilobytes } from '../reading/files.ts';
import { cardTagOf } from '../reading/metadata.ts';

/** WhatsApp's own bounds: it shows smaller ones as a stamp or not at all, and heavier ones not at all. */
const LEAST_WIDTH = 300;
const MOST_BYTES = 600_000;
const TAG = '<meta property="og:image" content="https://…">';

/** A shared link has a picture that opens. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  needs: ['page', 'card'],
  run: ({ page, card }) => {
    const tag = cardTagOf(page.html);
    const line = tag?.line;
    if (card === 'none') return fail({ evidence: [{ url: page.url, line, expected: TAG }] });
    const { url, status, contentType, width = LEAST_WIDTH, bytes = 0 } = card;
    if (status >= 400 || !/^image\//i.test(contentType))
      return fail({ evidence: [{ url, line, found: `HTTP ${status}, ${contentType}` }] });
    const size = card.width ? `${width} × ${card.height ?? '?'}` : contentType;
    const found = bytes > 0 ? `${size}, ${kilobytes(bytes)} KB` : size;
    const seen = { evidence: [{ url, line, found, expected: '1200 × 630, 300 KB' }] };
    // Messengers don't know from where half an address starts.
    const isWhole = /^\s*(?:https?:)?\/\//i.test(tag?.content ?? '');
    const isShown = isWhole && width >= LEAST_WIDTH && bytes <= MOST_BYTES;
    return isShown ? pass(seen) : partly(1, 2, seen);
  },
});
