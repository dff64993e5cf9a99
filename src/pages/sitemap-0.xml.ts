import type { APIRoute } from 'astro';
import { lastChange } from '../seo/last-change.ts';
import type { SitePage } from '../seo/page.ts';
import { getSitePages } from '../seo/site-pages.ts';
import { element, xmlResponse } from '../seo/xml.ts';

/** Every page with the day its content last changed. */
export const GET: APIRoute = async ({ site }) => {
  const entry = (page: SitePage) => {
    const changed = lastChange(page);
    return element('url', [
      element('loc', new URL(page.path, site).href),
      changed ? element('lastmod', changed) : undefined,
    ]);
  };
  return xmlResponse(
    element('urlset', [...(await getSitePages()).values()].map(entry), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    }),
  );
};
