import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './csp.ts';
import { loadPageVersions, type PageVersions } from './page-versions.ts';
import { type Redirect, readRedirects } from './release/redirects.ts';
import { ASSET_FOLDERS, filesBelow } from './release/release.ts';

/** Templates for answers to forms; never served at an address of their own. */
export const ANSWERS_FOLDER = 'answers';
/** Addresses that belong to machines (RFC 8615): the one folder with a dot that is served. */
export const WELL_KNOWN_PREFIX = '/.well-known/';

/** A built file: a page in memory with its policy, or where another file lies in the release. */
export type SiteFile =
  | {
      readonly kind: 'page';
      readonly versions: PageVersions;
      readonly policy: string;
      /** The address of the same page as Markdown. */
      readonly markdown: string | undefined;
    }
  | {
      readonly kind: 'other';
      readonly file: string;
      /** The page of which this file is another version. */
      readonly versionOf: string | undefined;
    };

/** A release's files, but for its assets, by URL path as pages link to them and with case folded. */
export interface SiteFiles {
  readonly root: string;
  /** What the home page calls the site. */
  readonly name: string;
  readonly byPath: ReadonlyMap<string, SiteFile>;
  readonly canonicalByFolded: ReadonlyMap<string, string>;
  readonly redirects: ReadonlyMap<string, Redirect>;
}

/** Reads what a release holds. Files made later are not served. */
export async function loadSiteFiles(root: string): Promise<SiteFiles> {
  const names = filesBelow(root);
  const built = new Set(names);
  const served = names.filter(isServed);
  const files = await Promise.all(served.map((name) => toSiteFile(root, name, built)));
  const byPath = new Map(files);
  const canonicalByFolded = new Map([...byPath.keys()].map((path) => [path.toLowerCase(), path]));
  const home = await readFile(join(root, 'index.html'), 'utf8');
  const redirects = readRedirects(root);
  return { root, name: siteName(home), byPath, canonicalByFolded, redirects };
}

function isServed(name: string): boolean {
  const path = `/${name}`;
  const inside = path.startsWith(WELL_KNOWN_PREFIX) ? path.slice(WELL_KNOWN_PREFIX.length) : path;
  const hidden = inside.split('/').some((part) => part.startsWith('.'));
  const elsewhere = [ANSWERS_FOLDER, ...ASSET_FOLDERS].some((folder) =>
    name.startsWith(`${folder}/`),
  );
  return !hidden && !elsewhere && !/\.(?:br|gz)$/.test(name);
}

async function toSiteFile(
  root: string,
  name: string,
  built: ReadonlySet<string>,
): Promise<[string, SiteFile]> {
  if (name.endsWith('.html')) {
    const versions = await loadPageVersions(root, name, built);
    const policy = contentSecurityPolicy(versions.plain.body.toString());
    const markdown = name.replace(/\.html$/, '.md');
    return [
      pagePath(name),
      {
        kind: 'page',
        versions,
        policy,
        markdown: built.has(markdown) ? `/${markdown}` : undefined,
      },
    ];
  }
  const versionOf = name.endsWith('.md') ? pagePath(name) : undefined;
  return [`/${name}`, { kind: 'other', file: name, versionOf }];
}

/** `Contact.html` and `Contact.md` are `/Contact`, `index.html` is `/`. */
function pagePath(name: string): string {
  return `/${name.replace(/\.(?:html|md)$/, '').replace(/(?:^|\/)index$/, '')}`;
}

function siteName(home: string): string {
  return /<meta property="og:site_name" content="([^"]+)"/.exec(home)?.[1] ?? 'The site';
}
