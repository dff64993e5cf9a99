import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** What a template has in its place. */
const LEFT =
  /^(?:welcome(?: to (?:our|my|the) (?:web ?site|site|page|home ?page|store|shop))?|(?:your|main|page|add your|sample) (?:heading|title|headline)(?: text)?(?: here)?|heading|title|headline|hello world|untitled)\W*$/i;

/** The page has a main heading that says something; several are no fault. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const mains = html.headings.filter(({ level }) => level === 1);
    const heading = mains.find(({ text }) => text !== '' && !LEFT.test(text));
    if (heading) return pass({ evidence: [{ url, line: heading.line, found: heading.text }] });
    return fail({
      evidence: [
        { url, line: mains[0]?.line, found: mains[0]?.text ?? '', expected: '<h1>…</h1>' },
      ],
    });
  },
});
