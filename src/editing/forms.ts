import type { CmsConfig, Field } from '@sveltia/cms';
import { namesIn } from '../catalog/folder.ts';

/** The form of a content file. */
export interface FileForm {
  readonly path: string;
  readonly fields: readonly Field[];
  /** Where the editor shows it: the part of its address after #. */
  readonly address: string;
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
        path: file,
        fields,
        address: `${base}/${name}`,
      }));
    }
    const { folder, fields, extension } = collection;
    return [...namesIn(folder, root)].map((name) => ({
      path: `${folder}/${name}.${extension}`,
      fields,
      address: `${base}/${name}`,
    }));
  });
}
