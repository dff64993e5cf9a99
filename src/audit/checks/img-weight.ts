import { defineCheck } from '../check.ts';
import { kilobytes, picturesOf } from '../files.ts';
import { notApplicable, partly } from '../outcome.ts';

/** A picture as wide as a phone's screen needs a third of it. */
const HEAVY_BYTES = 300_000;
const SHOWN = 5;

/** Single pictures are not so heavy that a phone waits for them. */
export const check = defineCheck({
  id: 'img-weight',
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
      evidence: heavy.slice(0, SHOWN).map(({ file }) => ({
        url: file.url,
        line: file.line,
        found: `${kilobytes(file.bytes)} KB`,
        expected: `${kilobytes(HEAVY_BYTES)} KB`,
      })),
    });
  },
});
