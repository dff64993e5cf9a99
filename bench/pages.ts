import { judge } from './pages/floors.ts';
import { openLighthouse } from './pages/lighthouse.ts';
import { measure } from './pages/measure.ts';
import { pageTable, shortfallList, verdictTable } from './pages/report.ts';
import type { Part } from './part.ts';
import { BLANK_PAGE, serveSite, sitemapPaths } from './site-under-test.ts';

/** Lighthouse over the pages of the sitemap, beside a blank page from the same server. */
export const measurePages: Part = async ({ subjects, runs }) => {
  const site = await serveSite();
  const lighthouse = await openLighthouse();
  try {
    const wanted = subjects.length > 0 ? subjects : await sitemapPaths(site.folder);
    const pages = await measure(lighthouse, site.url, [BLANK_PAGE, ...wanted], runs);
    const verdicts = judge(pages);
    console.log(`${pageTable(pages)}\n`);
    const shortfalls = shortfallList(pages.slice(1));
    if (shortfalls) console.log(`Below 100\n${shortfalls}\n`);
    console.log(verdictTable(verdicts));
    return { pages, verdicts };
  } finally {
    lighthouse.close();
    await site.stop();
  }
};
