import { defineCheck } from '../check.ts';
import { notApplicable, shareRight } from '../outcome.ts';
import { drawingFiles } from '../reading/files.ts';

/** What a shield puts in at the edge, which its maker wants left alone. */
const OF_SHIELDS = /\/cdn-cgi\//;

/** Google may fetch the styles and scripts with which the page is drawn. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['blocked', 'files'],
  needs: ['page', 'robots'],
  run: ({ page, robots }) => {
    // Where all is closed, one repair opens all.
    if (robots.blocksGoogle) return notApplicable;
    const by = new Map(robots.blockedFiles.map((file) => [file.url, file.by]));
    return shareRight(
      drawingFiles(page).filter((url) => !OF_SHIELDS.test(url)),
      (url) => by.has(url),
      (blocked) =>
        blocked.map((url) => ({
          url: robots.url,
          line: by.get(url)?.line,
          found: `${by.get(url)?.text} → ${url}`,
        })),
      ['blocked', 'files'],
    );
  },
});
