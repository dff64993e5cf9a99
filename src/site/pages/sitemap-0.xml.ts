import type { APIRoute } from 'astro';
import { cardPath } from '../seo/cards/card-path.ts';
import { lastChange } from '../seo/last-change.ts';
import type { SitePage } from '../seo/page.ts';
import { getSitePages } from '../seo/site-pages.ts';
import { element, xmlResponse } from '../seo/xml.ts';

/** Every page with the moment its content last changed, and its pictures. */
export const GET: APIRoute = async ({ site }) => {
  const entry = (page: SitePage) => {
    const changed = lastChange(page);
    return element('url', [
      element('loc', new URL(page.path, site).href),
      changed ? element('lastmod', changed) : undefined,
      ...[cardPath(page.path), ...(page.pictures ?? [])].map((picture) =>
        element('image:image', [element('image:loc', new URL(picture, site).href)]),
      ),
    ]);
  };
  return xmlResponse(
    element('urlset', [...(await getSitePages()).values()].map(entry), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    }),
  );
};
