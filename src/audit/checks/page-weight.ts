import { defineCheck } from '../check.ts';
import type { FileFacts, PageFacts } from '../facts.ts';
import { between, notChecked } from '../outcome.ts';
import { absolute, kilobytes } from '../reading/files.ts';

const LIGHT_BYTES = 2_000_000;
const HEAVY_BYTES = 5_000_000;
/** Many servers pack a text for GET only, and HEAD tells its size unpacked. */
const PACKED = 0.25;

/** What a file adds to the first view, at least. */
function weightOf(page: PageFacts, { bytes, headers, kind, status, url }: FileFacts): number {
  if (bytes === undefined || status !== 200) return 0;
  if (kind === 'image') {
    const shown = page.html.images.filter(({ src }) => absolute(page, src) === url);
    return shown.length > 0 && shown.every(({ loading }) => loading === 'lazy') ? 0 : bytes;
  }
  const isText = kind === 'script' || kind === 'style';
  return isText && headers['content-encoding'] === undefined ? bytes * PACKED : bytes;
}

/** All that a page fetches before it stands. What nobody could weigh is left out: it is a least. */
export const check = defineCheck({
  category: 'speed',
  weight: 3,
  figures: ['size', 'files'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    const weighed = files
      .map((file) => ({ file, bytes: weightOf(page, file) }))
      .toSorted((a, b) => b.bytes - a.bytes);
    const all = weighed.reduce((sum, { bytes }) => sum + bytes, page.sentBytes);
    const unknown = files.filter(({ bytes }) => bytes === undefined).length;
    if (all < LIGHT_BYTES && unknown > files.length / 2) return notChecked('no-answer');
    return between(all, LIGHT_BYTES, HEAVY_BYTES, {
      figures: { size: kilobytes(all), files: files.length },
      evidence: weighed.flatMap(({ file: { url, line }, bytes }) =>
        bytes > 0 ? [{ url, line, found: `${kilobytes(bytes)} KB` }] : [],
      ),
    });
  },
});
