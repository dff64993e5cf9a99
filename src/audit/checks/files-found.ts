import { defineCheck } from '../check.ts';
import { isOwn } from '../files.ts';
import { notApplicable, partly } from '../outcome.ts';

/** Others (403, 405, 429, 5xx) may be meant for robots like ours. */
const GONE = [404, 410];
const SHOWN = 5;

/** What the page loads is there. */
export const check = defineCheck({
  id: 'files-found',
  category: 'speed',
  weight: 3,
  figures: ['count', 'all'],
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    // A missing icon is told by a check of its own.
    const own = files.filter(({ kind, url }) => kind !== 'icon' && isOwn(page, url));
    if (own.length === 0) return notApplicable;
    const gone = own.filter(({ status }) => GONE.includes(status));
    return partly(own.length - gone.length, own.length, {
      figures: { count: gone.length, all: own.length },
      evidence: gone
        .slice(0, SHOWN)
        .map(({ url, line, status }) => ({ url, line, found: `${status}`, expected: '200' })),
    });
  },
});
