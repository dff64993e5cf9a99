import { defineCheck } from '../check.ts';
import { between } from '../outcome.ts';

/** What web.dev calls good and poor. */
const GOOD_MS = 800;
const POOR_MS = 1800;

/** The server answers soon. One visit from one place: a hint, no measurement. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  likely: true,
  figures: ['seconds'],
  needs: ['server'],
  run: ({ server: { firstByteMs, url } }) => {
    const seconds = Math.round(firstByteMs / 100) / 10;
    return between(firstByteMs, GOOD_MS, POOR_MS, {
      figures: { seconds },
      evidence: [{ url, found: `${seconds} s`, expected: `${GOOD_MS / 1000} s` }],
    });
  },
});
