import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { metaOf } from '../reading/metadata.ts';

/** The page offers Google the lines that stand below its title. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const description = metaOf(html, 'description');
    return description
      ? pass({ evidence: [{ url, line: description.line, found: description.content }] })
      : fail({ evidence: [{ url, found: '', expected: '<meta name="description" content="…">' }] });
  },
});
