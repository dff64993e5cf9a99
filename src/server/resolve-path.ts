import { ASSET_FOLDERS } from '../release/release.ts';
import { type SiteFile, type SiteFiles, WELL_KNOWN_PREFIX } from './site-files.ts';

/** What a visitor who asks for a path gets. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: SiteFile }
  /** Of any release: its name, which may be of none. */
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'no-such-blog' }
  | { readonly kind: 'no-such-file' }
  | { readonly kind: 'home' };

/** Here nobody looks for a page: what is missing must say so. */
const assetPrefixes = ASSET_FOLDERS.map((folder) => `/${folder}/`);
const machinePrefixes = ['/api/', WELL_KNOWN_PREFIX, ...assetPrefixes];
/** One flat folder, and neither hidden files nor the compressed siblings. */
const assetPattern = new RegExp(
  `^/((?:${ASSET_FOLDERS.join('|')})/\\w[\\w.@~-]*)(?<!\\.(?:br|gz))$`,
);
const blogPattern = /^\/profile\/blogs\/[^/]+\/*$/i;

/**
 * Applies the rules about addresses: a page has one canonical path; letter case, a trailing slash,
 * `.html` and `index.html` lead to it; an unknown page leads home. Machines are not misled: unknown
 * assets, calls, well-known addresses and blogs are missing.
 */
export function resolvePath(encodedPath: string, site: SiteFiles): Resolution {
  const path = decodePath(encodedPath);
  if (path === undefined) return { kind: 'home' };

  const file = site.byPath.get(path);
  if (file) return { kind: 'file', file };
  const asset = assetPattern.exec(path)?.[1];
  if (asset) return { kind: 'asset', file: asset };

  const folded = path.toLowerCase();
  if (machinePrefixes.some((prefix) => folded.startsWith(prefix))) return { kind: 'no-such-file' };
  const canonical = site.canonicalByFolded.get(pageOf(folded));
  if (canonical !== undefined) return { kind: 'moved', path: encodeURI(canonical) };
  return { kind: blogPattern.test(path) ? 'no-such-blog' : 'home' };
}

function pageOf(folded: string): string {
  const bare = folded
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function decodePath(encodedPath: string): string | undefined {
  try {
    return decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
}
