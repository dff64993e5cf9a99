import type { APIRoute } from 'astro';
import { lastChange } from '../seo/last-change.ts';
import { getSitePages } from '../seo/site-pages.ts';
import { element, xmlResponse } from '../seo/xml.ts';

/** Names the site's one sitemap, with the date of its newest page. */
export const GET: APIRoute = async ({ site }) => {
  const changes = [...(await getSitePages()).values()]
    .map(lastChange)
    .filter((day) => day !== undefined);
  const newest = changes.sort().at(-1);
  return xmlResponse(
    element(
      'sitemapindex',
      [
        element('sitemap', [
          element('loc', new URL('/sitemap-0.xml', site).href),
          newest ? element('lastmod', newest) : undefined,
        ]),
      ],
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    ),
  );
};
