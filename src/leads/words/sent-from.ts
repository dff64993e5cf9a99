import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';

const places: Readonly<Record<string, string>> = {
  hero: 'the form at the top of the home page',
  home: 'the contact form on the home page',
  [HAND_SOURCE]: 'no form: written down by hand',
  '/seo-audit': 'the report of a free SEO audit',
};

/** The page or form that a lead was sent from, in words; a path of the site as its whole address. */
export function sentFrom(source: string, siteUrl: URL | undefined): string {
  const place = places[source];
  if (place) return place;
  return siteUrl && source.startsWith('/') ? new URL(source, siteUrl).href : source;
}
