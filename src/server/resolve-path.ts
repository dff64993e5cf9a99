import { foldPath } from '../platform/http/fold-path.ts';
import { ASSET_FOLDERS } from './release/release.ts';
import { type SiteFile, type SiteFiles, WELL_KNOWN_PREFIX } from './site-files.ts';

/** What a visitor who asks for a path gets. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: SiteFile }
  /** Of any release: its name, which may be of none. */
  | { readonly kind: 'asset'; readonly file: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-such-blog' }
  /** Not below a folder of machines, so that a person may have asked. */
  | { readonly kind: 'no-such-document' }
  | { readonly kind: 'no-such-file' }
  | { readonly kind: 'home' };

/** Here nobody looks for a page: what is missing must say so. */
const assetPrefixes = ASSET_FOLDERS.map((folder) => `/${folder}/`);
const machinePrefixes = ['/api/', WELL_KNOWN_PREFIX, ...assetPrefixes];
/** One flat folder, and neither hidden files nor the compressed siblings. */
const assetPattern = new RegExp(
  `^/((?:${ASSET_FOLDERS.join('|')})/\\w[\\w.@~-]*)(?<!\\.(?:br|gz))$`,
);
/** `/logo.png`, `/index.php`, `/song.mp3`, but not `/seo-2.0`. */
const extensionPattern = /[^/]\.(?=\d*[a-z])[a-z\d]+$/i;
const blogPattern = /^(?:\/hi)?\/profile\/blogs\/[^/]+\/*$/i;

/**
 * Applies the rules about addresses: a page has one canonical path; letter case, a trailing slash,
 * `.html` and `index.html` lead to it; what content/redirects.yaml lists has moved or gone; an unknown
 * page leads home, that of its edition. Machines are not misled: unknown assets, calls, well-known addresses, blogs and
 * whatever has a file extension are missing.
 */
export function resolvePath(encodedPath: string, site: SiteFiles): Resolution {
  const path = decodePath(encodedPath);
  if (path === undefined) return { kind: 'home' };

  const file = site.byPath.get(path);
  if (file) return { kind: 'file', file };
  const redirect = site.redirects.get(foldPath(path));
  if (redirect?.to) return { kind: 'moved', to: redirect.to };
  if (redirect) return { kind: 'gone' };
  const asset = assetPattern.exec(path)?.[1];
  if (asset) return { kind: 'asset', file: asset };

  const isBelow = (prefix: string) => path.toLowerCase().startsWith(prefix);
  if (machinePrefixes.some(isBelow)) return { kind: 'no-such-file' };
  const canonical = site.canonicalByFolded.get(foldPath(path));
  if (canonical !== undefined) return { kind: 'moved', to: encodeURI(canonical) };
  if (blogPattern.test(path)) return { kind: 'no-such-blog' };
  return { kind: extensionPattern.test(path) ? 'no-such-document' : 'home' };
}

/** The address that a page has today, also one that has moved; undefined when there is none. */
export function pageNow(path: string, site: SiteFiles): string | undefined {
  const found = resolvePath(path, site);
  const now = found.kind === 'moved' ? found.to : path;
  return site.byPath.get(now)?.kind === 'page' ? now : undefined;
}

function decodePath(encodedPath: string): string | undefined {
  try {
    return decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
}
