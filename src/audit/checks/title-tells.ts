import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { titleOf } from '../reading/metadata.ts';
import { isEmptyTitle } from '../reading/titles.ts';

/** The title names the page: what programs write by themselves stands on millions. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const title = titleOf(html);
    const evidence = [{ url, line: html.titles[0]?.line, found: title }];
    return title === '' ? notApplicable : passIf(!isEmptyTitle(title), { evidence });
  },
});
