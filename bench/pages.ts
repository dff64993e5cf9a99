import { projectRoot } from '../scripts/project.ts';
import { routes } from '../src/catalog/routes.ts';
import { hindiRoutes } from '../tests/site/seo/site-pages.ts';
import { judge } from './pages/floors.ts';
import { withLighthouse } from './pages/lighthouse.ts';
import { measure } from './pages/measure.ts';
import { noiseNote, pageTable, shortfallList, twinTable, verdictTable } from './pages/report.ts';
import { CannotMeasure, type Part } from './part.ts';
import { withTls } from './server/nginx.ts';
import { BLANK_PAGE, withSite } from './site-under-test.ts';

/**
 * Lighthouse over the pages of the sitemap, beside a blank page from the same server, with TLS and
 * HTTP/2 before it as visitors have them.
 */
export const measurePages: Part = ({ subjects, runs }) =>
  withSite(async ({ url }) => {
    const listed: string[] = [...routes(projectRoot), ...hindiRoutes()];
    const unknown = subjects.find((path) => !listed.includes(path));
    if (unknown) throw new CannotMeasure(`There is no page ${unknown}.`);
    const wanted = subjects.length > 0 ? subjects : listed;
    const pages = await withTls(url, (host) =>
      withLighthouse((lighthouse) =>
        measure(lighthouse, `https://${host}`, [BLANK_PAGE, ...wanted], runs),
      ),
    );
    const verdicts = judge(pages);
    console.log(`${pageTable(pages)}\n`);
    const shortfalls = shortfallList(pages.slice(1));
    if (shortfalls) console.log(`Below 100\n${shortfalls}\n`);
    console.log(verdictTable(verdicts));
    const twins = twinTable(pages);
    if (twins) console.log(`\n${twins}`);
    const note = noiseNote(pages[0]);
    if (note) console.log(`\n${note}`);
    return { pages, verdicts };
  });
