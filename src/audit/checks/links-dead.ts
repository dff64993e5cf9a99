import { defineCheck } from '../check.ts';
import { notApplicable, partly } from '../outcome.ts';

/** Links that we tried lead somewhere. A refusal or a slow answer is no word on that. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['dead', 'tried'],
  needs: ['page', 'links'],
  run: ({ page, links }) => {
    const dead = links.filter(({ status }) => status === 404 || status === 410);
    const alive = links.filter(({ status }) => status >= 200 && status < 400);
    const tried = dead.length + alive.length;
    if (tried === 0) return notApplicable;
    return partly(alive.length, tried, {
      figures: { dead: dead.length, tried },
      evidence: dead.map(({ url, line, status }) => ({
        url: page.url,
        line,
        found: `${url} (HTTP ${status})`,
      })),
    });
  },
});
