import { defineCheck } from '../check.ts';
import { metaOf } from '../reading/metadata.ts';
import { judgeShared } from '../shared-text.ts';

/** Pages that we looked at have descriptions of their own; one without any shares none. */
export const check = defineCheck({
  category: 'understood',
  weight: 1,
  figures: ['shared', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) =>
    judgeShared(page, pages, metaOf(page.html, 'description')?.content ?? '', 'description'),
});
