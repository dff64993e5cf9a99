import { defineCheck } from '../check.ts';
import { shareRight } from '../outcome.ts';
import { kilobytes, picturesOf } from '../reading/files.ts';

/** Below it, another format saves too little to be worth the work. */
const WORTH_BYTES = 100_000;
const OLD_FORMAT = /^image\/(?:jpe?g|png|gif|bmp)\b/i;

/** Larger pictures come as WebP or AVIF, which every browser of today reads. */
export const check = defineCheck({
  category: 'speed',
  weight: 1,
  likely: true,
  figures: ['count', 'all'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    const large = picturesOf(page, files).filter(({ file }) => file.bytes > WORTH_BYTES);
    return shareRight(
      large,
      ({ file }) => OLD_FORMAT.test(file.headers['content-type'] ?? ''),
      (old) =>
        old.map(({ file }) => ({
          url: file.url,
          line: file.line,
          found: `${file.headers['content-type']}, ${kilobytes(file.bytes)} KB`,
          expected: 'image/webp, image/avif',
        })),
    );
  },
});
