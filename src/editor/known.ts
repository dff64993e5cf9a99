import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames } from '../catalog/load/pictures.ts';
import { FILES, routes } from '../catalog/routes.ts';
import { formsIn, pagesOf } from './forms.ts';
import { read } from './history.ts';
import { valuesIn } from './written.ts';

/**
 * What the text of an article may name: pages of the site by their addresses, each with the words by which
 * people know it, and pictures.
 *
 * @param root folder of the project
 */
export function knownNames(root: string) {
  const forms = formsIn(root);
  const pagesByForm = pagesOf(forms, root);
  const words = new Map<string, string>();
  for (const { path, address } of forms) {
    const data = read(readFileSync(join(root, path), 'utf8'), path);
    const own = valuesIn(data).filter(([field]) => /(?:^|\.)meta\.\w+$/.test(field));
    const page = pagesByForm[address];
    const [[, title] = []] = own;
    if (page && title) words.set(page, String(Object(data).title ?? title));
  }
  return {
    pages: Object.fromEntries([...routes(root), ...FILES].map((at) => [at, words.get(at) ?? at])),
    pictures: pictureNames(root),
  };
}
