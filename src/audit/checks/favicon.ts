import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notChecked, pass } from '../outcome.ts';
import { absolute } from '../reading/files.ts';

/** What systems bring along: WordPress's, Vite's, Vercel's. */
const OTHERS = /\/\/s\.w\.org\/|\/wp-includes\/images\/w-logo|\/(?:vite|vercel|next)\.svg(?:$|\?)/;

/** The site has a small picture for tabs and for Google's results: named, or at the usual address. */
export const check = defineCheck({
  category: 'trust',
  weight: 1,
  needs: ['page', 'files'],
  run: ({ page, files }) => {
    const named = page.html.linkTags.filter(({ rel }) => rel.includes('icon'));
    const usual = URL.parse('/favicon.ico', page.url)?.href ?? '';
    const urls = named.length > 0 ? named.map(({ href }) => absolute(page, href)) : [usual];
    const tried = files.filter(({ url }) => urls.includes(url));
    const gone = tried.filter(({ status }) => status === 404 || status === 410);
    if (named.length === 0 && tried.length === 0) return notChecked('no-answer');
    const others = named.filter(({ href }) => OTHERS.test(href));
    if (others.length > 0 && others.length === named.length)
      return fail({ evidence: evidenceOf(page, others, ({ href }) => href) });
    if (gone.length === 0 || gone.length < urls.length) {
      return pass({ evidence: evidenceOf(page, named, ({ href }) => href) });
    }
    return fail({
      evidence: gone.map(({ url, line, status }) => ({ url, line, found: `${status}` })),
    });
  },
});
