import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project.ts';

/** Pages that others wrote, as a package brings them. */
export interface Folder {
  readonly name: string;
  readonly folder: string;
  readonly pages: readonly string[];
}

const modules = join(projectRoot, 'bench', 'node_modules');
const themes: Readonly<Record<string, string>> = {
  'html5-boilerplate': 'dist',
  'skeleton-css': '',
  'startbootstrap-agency': 'dist',
  'startbootstrap-clean-blog': 'dist',
  'startbootstrap-creative': 'dist',
  'startbootstrap-resume': 'dist',
  'startbootstrap-sb-admin-2': '',
  'startbootstrap-simple-sidebar': 'dist',
};

/** Where Debian has its handbooks; those that are not installed are left out. */
const handbooks: Readonly<Record<string, string>> = {
  'python3-doc': '/usr/share/doc/python3.{1,2,3,4}[0-9]/html',
  'apache2-doc': '/usr/share/doc/apache2-doc/manual',
  'debian-reference': '/usr/share/debian-reference',
  'debian-handbook': '/usr/share/doc/debian-handbook/html',
  'sqlite3-doc': '/usr/share/doc/sqlite3',
};

/** Apache's manual has one file a language: `index.html.en`. */
const PAGES = '**/*.{html,html.??,html.??.*}';
/** What themes bring along that is none of their pages. */
const isForeign = (path: string) => /(?:^|\/)(?:node_modules|vendor)\//.test(path);

/** All folders with pages of others on this machine: the themes always, handbooks where there are some. */
export function folders(): Folder[] {
  const ofThemes = Object.entries(themes).map(
    ([name, part]) => [name, join(modules, name, part)] as const,
  );
  const ofHandbooks = Object.entries(handbooks).flatMap(([name, pattern]) =>
    globSync(pattern)
      // Python's has several names.
      .slice(0, 1)
      .map((folder) => [name, folder] as const),
  );
  return [...ofThemes, ...ofHandbooks].map(([name, folder]) => {
    const files = globSync(PAGES, { cwd: folder }).filter((path) => !isForeign(path));
    return { name, folder, pages: files.toSorted().map((path) => `/${encodeURI(path)}`) };
  });
}
