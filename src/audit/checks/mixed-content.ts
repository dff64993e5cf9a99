import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';

const UPGRADES = /\bupgrade-insecure-requests\b/i;

/** Nothing of an https page is asked for over http. */
export const check = defineCheck({
  category: 'trust',
  weight: 3,
  figures: ['count'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    if (!page.url.startsWith('https:')) return notApplicable;
    const { metas, subresources } = page.html;
    const policies = metas.filter(({ name }) => name === 'content-security-policy');
    const upgraded = [
      page.headers['content-security-policy'],
      ...policies.map(({ content }) => content),
    ].some((policy) => policy !== undefined && UPGRADES.test(policy));
    const plain = subresources.filter(({ url }) => /^http:/i.test(url));
    if (upgraded || plain.length === 0) return pass({ figures: { count: 0 } });
    return fail({
      figures: { count: plain.length },
      evidence: evidenceOf(page, plain, ({ tag, url }) => `${tag} ${url}`),
    });
  },
});
