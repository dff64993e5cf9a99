import { defineCheck } from '../check.ts';
import { notApplicable, partly } from '../outcome.ts';
import { kilobytes, picturesOf } from '../reading/files.ts';

/** A picture as wide as a phone's screen needs a third of it. */
const HEAVY_BYTES = 300_000;

/** Single pictures are not so heavy that a phone waits for them. */
export const check = defineCheck({
  category: 'speed',
  weight: 3,
  figures: ['count', 'all', 'heaviest'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    const pictures = picturesOf(page, files).toSorted((a, b) => b.file.bytes - a.file.bytes);
    const [heaviest] = pictures;
    if (heaviest === undefined) return notApplicable;
    const heavy = pictures.filter(({ file }) => file.bytes > HEAVY_BYTES);
    return partly(pictures.length - heavy.length, pictures.length, {
      figures: {
        count: heavy.length,
        all: pictures.length,
        heaviest: kilobytes(heaviest.file.bytes),
      },
      evidence: heavy.map(({ file }) => ({
        url: file.url,
        line: file.line,
        found: `${kilobytes(file.bytes)} KB`,
        expected: `${kilobytes(HEAVY_BYTES)} KB`,
      })),
    });
  },
});
