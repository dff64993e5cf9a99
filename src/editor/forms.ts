import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import { hindiNamesIn, namesIn } from '../catalog/load/folder.ts';
import { englishFile, hasHindi, hindiFile } from '../catalog/load/hindi.ts';
import { routes } from '../catalog/routes.ts';
import { hasTwin, hindiPath } from '../catalog/twins.ts';
import { editorConfig, LOCAL } from './config.ts';

/** After the address of a form: in its Hindi. */
const IN_HINDI = '?_locale=hi';

/** The form of a content file. */
export interface FileForm {
  readonly path: string;
  readonly fields: readonly Field[];
  /** Where the editor shows it: the part of its address after #. */
  readonly address: string;
}

/** Every content file of a project's folder, with its form on this machine. */
export const formsIn = (root: string): FileForm[] =>
  formsOf(editorConfig(root, LOCAL), root).flatMap((form) => {
    const { path, fields, address } = form;
    if (path.endsWith('.md') || !hasHindi(root, path)) return [form];
    return [form, { path: hindiFile(path), fields, address: address + IN_HINDI }];
  });

/** The forms that there are; none while a file that they are made of can't be read itself. */
export function formsNow(root: string): FileForm[] {
  try {
    return formsIn(root);
  } catch {
    return [];
  }
}

/**
 * Every content file that there is, with its form.
 *
 * @param root folder of the project
 */
export function formsOf({ collections = [] }: CmsConfig, root: string): FileForm[] {
  return collections.flatMap((collection) => {
    if ('divider' in collection) return [];
    const base = `/collections/${collection.name}/entries`;
    if ('files' in collection) {
      return collection.files.map(({ name, file, fields }) => ({
        path: file.replace('{{locale}}.', ''),
        fields,
        address: `${base}/${name}`,
      }));
    }
    const { folder, fields, extension } = collection;
    const names = (extension?.startsWith('hi.') ? hindiNamesIn : namesIn)(folder, root);
    return [...names].map((name) => ({
      path: `${folder}/${name}.${extension}`,
      fields,
      address: `${base}/${name}`,
    }));
  });
}

/** The page that shows entries without one of their own, by the name of their list. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  careers: '/profile/career',
  clients: '/profile/reviews',
  offices: '/Contact',
  people: '/profile/whoweare',
  projects: '/work',
};

/** A client without a review is quoted on the home page. */
function shownOn(list: string, path: string, root: string): string | undefined {
  const isQuoted = list === 'clients' && !/^review:/m.test(readFileSync(join(root, path), 'utf8'));
  return isQuoted ? '/' : SHOWN_ON[list];
}

/**
 * Pages, also those that wait for their day, by the addresses of the forms that are about them: those of the
 * same name, else the one that shows the list.
 *
 * @param root folder of the project
 */
export function pagesOf(forms: readonly FileForm[], root: string): Record<string, string> {
  const nameOf = (path: string) =>
    basename(path, extname(path)).replace(/\.hi$/, '').replaceAll('-', '').toLowerCase();
  const all = (folder: string) =>
    new Set([...namesIn(folder, root), ...hindiNamesIn(folder, root)]);
  const pages = new Map(routes(root, all).map((route) => [nameOf(route), route]));
  pages.set('home', '/');
  return Object.fromEntries(
    forms.flatMap(({ path, address }) => {
      const page =
        pages.get(nameOf(path)) ?? shownOn(address.split('/')[2] ?? '', englishFile(path), root);
      if (!page || englishFile(path) === path) return page ? [[address, page]] : [];
      return hasTwin(page, root) ? [[address, hindiPath(page)]] : [];
    }),
  );
}
