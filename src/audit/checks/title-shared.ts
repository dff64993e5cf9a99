import { defineCheck } from '../check.ts';
import { titleOf } from '../reading/metadata.ts';
import { judgeShared } from '../shared-text.ts';

/** Pages that we looked at have titles of their own. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  figures: ['shared', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => judgeShared(page, pages, titleOf(page.html), 'title'),
});
