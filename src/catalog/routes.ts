import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hindiNamesIn, namesIn } from './load/folder.ts';
import { nearest } from './load/nearest.ts';
import { liveNamesIn, waitsUntil } from './load/waiting.ts';

/** A file is a page; one with brackets in its name is all pages of a folder of content. */
export const PAGES = 'src/site/pages';

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

/** Articles on a page of their list: the one that leads, and four compositions of eight. */
export const ARTICLES_A_PAGE = 33;

/** Where a page of the list of all articles is; the first is the list's own. */
export const articleListPath = (page: number): Route =>
  page === 1 ? '/profile/blogs/all' : `/profile/blogs/all/${page}`;

/** The numbers of the pages that the list of so many articles has. */
export const articleListPages = (articles: number): number[] =>
  Array.from({ length: Math.ceil(articles / ARTICLES_A_PAGE) || 1 }, (_, index) => index + 1);

/** What machines look for by its name. */
export const MACHINE_FILES = [
  '/robots.txt',
  '/sitemap-index.xml',
  '/sitemap-0.xml',
  '/rss.xml',
  '/hi/rss.xml',
  '/llms.txt',
  '/favicon.ico',
] as const;

/** The path of a page, in its canonical spelling. */
export type Route = `/${string}`;

const folders = Object.entries(PAGE_FOLDERS) as [Route, string][];
const files: ReadonlySet<string> = new Set(FILES);

const isEntry = (path: string, root?: string) =>
  folders.some(
    ([before, folder]) =>
      path.startsWith(before) && namesIn(folder, root).has(path.slice(before.length)),
  );

/** The file of content that is a page, by its path; of an article in Hindi alone, where its English would be. */
export function entryFile(path: string): string | undefined {
  const found = folders.find(([before]) => path.startsWith(before));
  if (!found) return undefined;
  const [before, folder] = found;
  const name = path.slice(before.length);
  if (folder !== 'content/blog') {
    return namesIn(folder).has(name) ? `${folder}/${name}.yaml` : undefined;
  }
  const isArticle = namesIn(folder).has(name) || hindiNamesIn(folder).has(name);
  return isArticle ? `${folder}/${name}.md` : undefined;
}

/** Whoever adds a page names its words in collections.ts, and this is read again. */
const found = new Map<string, ReadonlySet<Route>>();

/** Pages that each have a composition of their own: a file of PAGES, and a file of words. */
export function singlePages(root = process.cwd()): ReadonlySet<Route> {
  const known = found.get(root) ?? new Set(pageFiles(root).filter((path) => !isEntry(path, root)));
  found.set(root, known);
  return known;
}

/** Pages that are a file each, whether or not they are an entry, too. */
export function pageFiles(root = process.cwd()): Route[] {
  const folder = join(root, PAGES);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return names
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /^(?!answers\/)[^[]+\.astro$/.test(name))
    .map((name): Route => `/${name.replace(/(?:\/?index)?\.astro$/, '')}`)
    .sort();
}

/**
 * Every page of the site, in its canonical spelling.
 *
 * @param root folder of the project
 * @param names of the entries of a folder: those that visitors see, unless others are asked for
 */
export function routes(root?: string, names = liveNamesIn): Route[] {
  return [
    ...singlePages(root),
    ...folders.flatMap(([before, folder]) =>
      [...names(folder, root)].map((name): Route => `${before}${name}`),
    ),
    ...articleListPages(names('content/blog', root).size).slice(1).map(articleListPath),
  ];
}

/** Whether a link (with or without an #anchor) leads to a page or file of this site. */
export function isKnownHref(href: string): boolean {
  const path = href.replace(/#[\w-]+$/, '');
  if (isEntry(path)) return waitingRoute(path) === undefined;
  return files.has(path) || singlePages().has(path as Route);
}

/** The day until which a page waits that is not to be seen yet. */
function waitingRoute(path: string): string | undefined {
  const [before = '', folder = ''] = folders.find(([each]) => path.startsWith(each)) ?? [];
  return waitsUntil(folder, path.slice(before.length));
}

/** What is wrong with a link to a page that is not there, and what to do. */
export function explainHref(href: string): string {
  const day = waitingRoute(href.replace(/#[\w-]+$/, ''));
  if (day) return `leads to "${href}", which waits until ${day}. Link to it from that day on.`;
  const similar = similarRoute(href);
  const remedy = similar
    ? `Did you mean "${similar}"?`
    : 'Copy its address from the browser, from the first / on; other sites start with https://.';
  return `leads to "${href}", which is not a page of this site. ${remedy}`;
}

/** The page that an unknown link most likely meant: in another folder, or spelt slightly otherwise. */
export function similarRoute(href: string): string | undefined {
  const known = [...routes(), ...FILES];
  const last = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/').at(-1);
  return known.find((route) => last(route) === last(href)) ?? nearest(href, known);
}
