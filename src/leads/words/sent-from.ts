import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';

const places = new Map([
  ['hero', 'the form at the top of the home page'],
  ['home', 'the contact form on the home page'],
  [HAND_SOURCE, 'no form: written down by hand'],
  ['/seo-audit', 'the report of a free SEO audit'],
]);

/**
 * The page or form that a lead was sent from, in words; a path of the site as its whole address. What
 * came is the visitor's word: `//` is no address, and `//evil.example` that of another site.
 */
export function sentFrom(source: string, siteUrl: URL | undefined): string {
  const place = places.get(source);
  if (place || !siteUrl || !source.startsWith('/')) return place ?? source;
  const page = URL.parse(source, siteUrl);
  return page?.origin === siteUrl.origin ? page.href : source;
}
