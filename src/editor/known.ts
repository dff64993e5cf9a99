import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames } from '../catalog/load/pictures.ts';
import { FILES, routes } from '../catalog/routes.ts';
import { formsIn, pagesOf } from './forms.ts';
import { readContent, valuesIn } from './written.ts';

/**
 * What a text may name, and what it may not say again: pages of the site by their addresses, each with the
 * words by which people know it; pictures; and what pages say to search engines, by the form that says it.
 *
 * @param root folder of the project
 */
export function knownNames(root: string) {
  const forms = formsIn(root);
  const pagesByForm = pagesOf(forms, root);
  const words = new Map<string, string>();
  const said: { readonly form: string; readonly text: string }[] = [];
  for (const { path, address } of forms) {
    const data = readContent(readFileSync(join(root, path), 'utf8'), path);
    const own = valuesIn(data).filter(([field]) => /(?:^|\.)meta\.\w+$/.test(field));
    said.push(...own.map(([, text]) => ({ form: address, text: String(text).toLowerCase() })));
    const page = pagesByForm[address];
    const [[, title] = []] = own;
    const name = String(Object(data).title ?? title ?? '{');
    // Who stands on a page without one of its own does not name it, nor does a placeholder; its address does.
    if (page && own.length > 0 && !name.includes('{')) words.set(page, name);
  }
  return {
    pages: Object.fromEntries([...routes(root), ...FILES].map((at) => [at, words.get(at) ?? at])),
    pictures: pictureNames(root),
    said,
  };
}
