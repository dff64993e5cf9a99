import { namesIn } from './load/folder.ts';
import { nearest } from './load/nearest.ts';

/** Pages that each have a composition of their own. */
const SINGLE_PAGES = [
  '/',
  '/Contact',
  '/profile/OurApproach',
  '/profile/whoweare',
  '/profile/blogs',
  '/profile/blogs/all',
  '/profile/reviews',
  '/profile/career',
  '/seo-audit',
] as const;

/** Folders in which each file is a page, by what stands before its name in the address. */
const PAGE_FOLDERS = {
  '/profile/blogs/': 'content/blog',
  '/policies/': 'content/policies',
  '/packages/': 'content/packages',
  '/services/': 'content/services',
  '/work/': 'content/work',
} as const;

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

type PageFolder = keyof typeof PAGE_FOLDERS;
export type Route = (typeof SINGLE_PAGES)[number] | `${PageFolder}${string}`;

const folders = Object.entries(PAGE_FOLDERS) as [PageFolder, string][];
const single: ReadonlySet<string> = new Set([...SINGLE_PAGES, ...FILES]);

/**
 * Every page of the site, in its canonical spelling.
 *
 * @param root folder of the project
 */
export function routes(root?: string): Route[] {
  return [
    ...SINGLE_PAGES,
    ...folders.flatMap(([before, folder]) =>
      [...namesIn(folder, root)].map((name): Route => `${before}${name}`),
    ),
  ];
}

/** Whether a link (with or without an #anchor) leads to a page or file of this site. */
export function isKnownHref(href: string): boolean {
  const path = href.replace(/#[\w-]+$/, '');
  return (
    single.has(path) ||
    folders.some(
      ([before, folder]) =>
        path.startsWith(before) && namesIn(folder).has(path.slice(before.length)),
    )
  );
}

/** The page that an unknown link most likely meant: in another folder, or spelt slightly otherwise. */
export function similarRoute(href: string): string | undefined {
  const known = [...routes(), ...FILES];
  const last = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/').at(-1);
  return known.find((route) => last(route) === last(href)) ?? nearest(href, known);
}
