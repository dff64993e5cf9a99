import { defineCheck } from '../check.ts';
import { kilobytes } from '../files.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** What fits into one packet arrives no sooner when it is packed. */
const WORTH_BYTES = 1400;

/** The page's text is sent packed. Its files are not looked at: many servers pack for GET only. */
export const check = defineCheck({
  id: 'compression',
  category: 'speed',
  weight: 3,
  figures: ['size'],
  needs: ['server'],
  run: ({ server }) => {
    if (server.bytes <= WORTH_BYTES) return notApplicable;
    const found = server.headers['content-encoding'] ?? '';
    const seen = {
      figures: { size: kilobytes(server.bytes) },
      evidence: [{ url: server.url, found, expected: 'br, gzip, zstd' }],
    };
    return /\b(?:br|gzip|zstd|deflate)\b/i.test(found) ? pass(seen) : fail(seen);
  },
});
