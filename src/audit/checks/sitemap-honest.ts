import { defineCheck } from '../check.ts';
import type { ListedPage } from '../facts.ts';
import { shareRight } from '../outcome.ts';

/** The list names pages that open as they are named, and that Google may show. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['wrong', 'tried'],
  needs: ['listed'],
  run: ({ listed }) =>
    shareRight(
      // A refusal or a slow answer is no word on what is there.
      listed.filter(({ status }) => (status >= 200 && status < 400) || isGone(status)),
      (page) => isGone(page.status) || Boolean(page.leadsTo ?? page.hiddenBy),
      (wrong) =>
        wrong.map(({ url, status, leadsTo, hiddenBy }) => ({
          url,
          found: hiddenBy ?? `HTTP ${status}${leadsTo ? `, ${leadsTo}` : ''}`,
          expected: 'HTTP 200',
        })),
      ['wrong', 'tried'],
    ),
});

const isGone = (status: ListedPage['status']) => status === 404 || status === 410;
