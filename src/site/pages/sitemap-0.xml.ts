import type { APIRoute } from 'astro';
import { otherEdition } from '../../catalog/twins.ts';
import { cardPath } from '../seo/cards/card-path.ts';
import { lastChange } from '../seo/last-change.ts';
import { alternates, type SitePage } from '../seo/page.ts';
import { getAllSitePages } from '../seo/site-pages.ts';
import { element, xmlResponse } from '../seo/xml.ts';

/** Every page with the moment its content last changed, and its pictures. */
export const GET: APIRoute = async ({ site }) => {
  const entry = (page: SitePage) => {
    const changed = lastChange(page);
    return element('url', [
      element('loc', new URL(page.path, site).href),
      changed ? element('lastmod', changed) : undefined,
      ...alternatesOf(page.path).map(([hreflang, path]) =>
        element('xhtml:link', [], {
          rel: 'alternate',
          hreflang,
          href: new URL(path, site).href,
        }),
      ),
      ...[cardPath(page.path), ...(page.pictures ?? [])].map((picture) =>
        element('image:image', [element('image:loc', new URL(picture, site).href)]),
      ),
    ]);
  };
  return xmlResponse(
    element('urlset', (await getAllSitePages()).map(entry), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    }),
  );
};

function alternatesOf(path: string): [hreflang: string, path: string][] {
  const other = otherEdition(path);
  return other?.isTwin ? alternates(path, other.href) : [];
}
