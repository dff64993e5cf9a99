import { defineCheck } from '../check.ts';
import { fail, partly } from '../outcome.ts';
import { menuPages } from '../reading/menu.ts';

/** robots.txt lets Googlebot fetch the page, and those to which its menu leads. */
export const check = defineCheck({
  category: 'findable',
  weight: 10,
  figures: ['blocked'],
  needs: ['robots', 'page'],
  run: ({ robots: { url, blocksGoogle, blockedFiles }, page }) => {
    const menu = new Set(menuPages(page));
    const all = menu.size + 1;
    if (blocksGoogle) {
      const evidence = [{ url, line: blocksGoogle.line, found: blocksGoogle.text }];
      return fail({ figures: { blocked: all }, evidence });
    }
    const blocked = blockedFiles.filter((file) => menu.has(file.url));
    return partly(all - blocked.length, all, {
      figures: { blocked: blocked.length },
      evidence: blocked.map(({ url: to, by }) => ({
        url,
        line: by.line,
        found: `${by.text} → ${to}`,
      })),
    });
  },
});
