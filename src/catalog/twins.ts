import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from './collections.ts';
import { language } from './language.ts';
import { isHindiPage } from './load/hindi.ts';
import { entryFile, FILES, type Route, routes } from './routes.ts';

/** Below it stands the Hindi edition. */
const HINDI = '/hi';

/** A later page of the list of all articles, which has the words of the first. */
const LIST_PAGE = /^(\/profile\/blogs\/all)\/\d+$/;

/** The file with the words of a page. */
function fileOf(path: string): string | undefined {
  const first = path.replace(LIST_PAGE, '$1');
  const single = Object.values(collections).find(
    (place) => 'pages' in place && (place.pages as readonly string[]).includes(first),
  );
  return single && 'file' in single ? single.file : entryFile(path);
}

/** Whether a page stands in the language in which pages are being made. */
export const isHere = (path: string): boolean => language() === 'en' || hasTwin(path);

/** Whether an English page has a twin in Hindi: its words are written beside it. */
export function hasTwin(path: string, root = process.cwd()): boolean {
  if (path === FILES[0]) return hasTwin('/', root);
  const file = fileOf(path);
  return file !== undefined && isHindiPage(root, file);
}

/** Whether there is a page in English: some articles are in Hindi alone, so that their list is longer. */
function isInEnglish(path: string): boolean {
  if (LIST_PAGE.test(path)) return routes().includes(path as Route);
  const file = fileOf(path);
  return file === undefined || existsSync(join(process.cwd(), file));
}

/** Where a page of the Hindi edition stands, by its English path. */
export const hindiPath = (path: string): Route => `${HINDI}${path === '/' ? '' : path}` as Route;

/** The English path of a page in whatever language. */
export const englishPath = (path: string): string =>
  path === HINDI || path.startsWith(`${HINDI}/`) ? path.slice(HINDI.length) || '/' : path;

/** Where the other edition has a page, or the nearest above it; undefined without a Hindi edition. */
export function otherEdition(path: string): { href: Route; isTwin: boolean } | undefined {
  if (language() === 'hi' && path.startsWith('/answers/')) return { href: '/', isTwin: false };
  const english = englishPath(path);
  const isThere = english === path ? hasTwin : isInEnglish;
  const there = english === path ? hindiPath : (page: string) => page as Route;
  for (let above = english; above; above = above.slice(0, above.lastIndexOf('/'))) {
    if (isThere(above)) return { href: there(above), isTwin: above === english };
  }
  return isThere('/') ? { href: there('/'), isTwin: false } : undefined;
}

/**
 * Where a link of the content leads on a Hindi page: to the twin, or undefined where it stays English.
 * What follows the path is kept.
 */
export function twinLink(href: string): string | undefined {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? [];
  return path && hasTwin(path) ? hindiPath(path) + rest : undefined;
}

/** Where a page stands in the language in which pages are being made, or in English where it has no twin. */
export const pathHere = (path: string): string => (language() === 'hi' && twinLink(path)) || path;
