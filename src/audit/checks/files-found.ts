import { defineCheck } from '../check.ts';
import { shareRight } from '../outcome.ts';
import { isOwn } from '../reading/files.ts';

/** Others (403, 405, 429, 5xx) may be meant for robots like ours. */
const GONE = [404, 410];

/** What the page loads is there. */
export const check = defineCheck({
  category: 'speed',
  weight: 3,
  figures: ['count', 'all'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    // A missing icon is told by a check of its own.
    const own = files.filter(({ kind, url }) => kind !== 'icon' && isOwn(page, url));
    return shareRight(
      own,
      ({ status }) => GONE.includes(status),
      (gone) =>
        gone.map(({ url, line, status }) => ({
          url,
          line,
          found: `${status}`,
          expected: '200',
        })),
    );
  },
});
