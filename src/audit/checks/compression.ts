import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { kilobytes } from '../reading/files.ts';

/** What fits into one packet arrives no sooner when it is packed. */
const WORTH_BYTES = 1400;

/** The page's text is sent packed. Its files are not looked at: many servers pack for GET only. */
export const check = defineCheck({
  category: 'speed',
  weight: 3,
  figures: ['size'],
  needs: ['server'],
  run: ({ server }) => {
    if (server.bytes <= WORTH_BYTES) return notApplicable;
    const found = server.headers['content-encoding'] ?? '';
    return passIf(/\b(?:br|gzip|zstd|deflate)\b/i.test(found), {
      figures: { size: kilobytes(server.bytes) },
      evidence: [{ url: server.url, found, expected: 'br, gzip, zstd' }],
    });
  },
});
