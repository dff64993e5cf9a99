import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The packages, all below /packages/: one a file. */
export const PACKAGE_SLUGS = readdirSync('content/packages')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => basename(name, '.yaml'))
  .sort();

/** The 32 service pages, all below /services/, in the order of the specification. */
export const SERVICE_SLUGS = [
  'b2b-web-development-services',
  'custom-web-development-services',
  'php-website-development-services',
  'cms-web-development-services',
  'react-web-development-services',
  'shopify-web-designing-services',
  'seo-web-designing-services',
  'website-redesigning-services',
  'landing-page-design-services',
  'web-application-development-services',
  'wordpress-website-services',
  'b2b-lead-generation-services',
  'b2b-marketing-services',
  'b2c-marketing-services',
  'd2c-marketing-services',
  'ai-performance-marketing-services',
  'ads-management-services',
  'internet-marketing-services',
  'demand-generation-services',
  'performance-marketing-services',
  'content-marketing-services',
  'crm-optimizations-services',
  'email-marketing-services',
  'video-marketing-services',
  'microsoft-bing-ads-services',
  'google-adword-ppc-services',
  'social-media-optimization',
  'social-media-marketing',
  'ai-digital-marketing-services',
  'digital-marketing-services',
  'enterprise-seo-services',
  'ai-seo-services',
] as const;

/** The nine articles, all below /profile/blogs/. */
export const BLOG_SLUGS = [
  'Fixing-Brand-Trust',
  'Amazon-Sales-Formula',
  'Lead-Capture-Mistake',
  'The-Future-of-Brand-Promotions',
  'roi-agency-in-india',
  'conversion-rate-optimization-for-higher-sales',
  'how-ai-is-transforming-digital-marketing',
  'ai-influencers-vs-human-influencers',
  'google-seo-update-website-risk',
] as const;

/**
 * Every page of the site, in its canonical spelling. This is the one list of routes: links in the
 * content are checked against it, and the sitemap and the tests may count on it.
 */
export const ROUTES = [
  '/',
  '/Contact',
  '/profile/OurApproach',
  '/profile/whoweare',
  '/profile/blogs',
  '/profile/blogs/all',
  ...BLOG_SLUGS.map((slug) => `/profile/blogs/${slug}` as const),
  '/profile/reviews',
  '/profile/career',
  '/policies/privacy-policy',
  '/policies/terms&conditions',
  ...PACKAGE_SLUGS.map((slug) => `/packages/${slug}` as const),
  ...SERVICE_SLUGS.map((slug) => `/services/${slug}` as const),
] as const;

/** Files that are linked like pages but are no pages. */
export const FILES = ['/brochure.pdf'] as const;

/** What machines look for by its name. */
export const MACHINE_FILES = [
  '/robots.txt',
  '/sitemap-index.xml',
  '/sitemap-0.xml',
  '/rss.xml',
  '/llms.txt',
  '/favicon.ico',
] as const;

export type Route = (typeof ROUTES)[number];

const known: ReadonlySet<string> = new Set([...ROUTES, ...FILES]);

/** Whether a link (with or without an #anchor) leads to a page or file of this site. */
export function isKnownHref(href: string): boolean {
  return known.has(href.replace(/#[\w-]+$/, ''));
}

/** The route that an unknown link most likely meant: same but for case, slash or a missing folder. */
export function similarRoute(href: string): string | undefined {
  const plain = (path: string) => path.toLowerCase().replace(/\/$/, '');
  const last = (path: string) => plain(path).split('/').at(-1);
  return (
    [...known].find((route) => plain(route) === plain(href)) ??
    [...known].find((route) => last(route) === last(href))
  );
}
