import { defineCheck } from '../check.ts';
import { kilobytes, picturesOf } from '../files.ts';
import { notApplicable, partly } from '../outcome.ts';

/** Below it, another format saves too little to be worth the work. */
const WORTH_BYTES = 100_000;
const OLD_FORMAT = /^image\/(?:jpe?g|png|gif|bmp)\b/i;
const SHOWN = 5;

/** Larger pictures come as WebP or AVIF, which every browser of today reads. */
export const check = defineCheck({
  id: 'img-format',
  category: 'speed',
  weight: 1,
  likely: true,
  figures: ['count', 'all'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    const large = picturesOf(page, files).filter(({ file }) => file.bytes > WORTH_BYTES);
    if (large.length === 0) return notApplicable;
    const old = large.filter(({ file }) => OLD_FORMAT.test(file.headers['content-type'] ?? ''));
    return partly(large.length - old.length, large.length, {
      figures: { count: old.length, all: large.length },
      evidence: old.slice(0, SHOWN).map(({ file }) => ({
        url: file.url,
        line: file.line,
        found: `${file.headers['content-type']}, ${kilobytes(file.bytes)} KB`,
        expected: 'image/webp, image/avif',
      })),
    });
  },
});
