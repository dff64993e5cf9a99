import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** The page has a main heading that says something; several are no fault. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const mains = html.headings.filter(({ level }) => level === 1);
    const heading = mains.find(({ text }) => text !== '');
    if (heading) return pass({ evidence: [{ url, line: heading.line, found: heading.text }] });
    return fail({ evidence: [{ url, line: mains[0]?.line, found: '', expected: '<h1>…</h1>' }] });
  },
});
