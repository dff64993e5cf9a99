import { places } from '../catalog/collections.ts';
import { namesIn } from '../catalog/load/folder.ts';
import { type SchemaNode, schemaNode } from './schema-node.ts';

/** A file or folder of content, and the schema of what is in it. */
export interface Source {
  readonly name: string;
  readonly kind: 'single-file' | 'folder' | 'articles';
  readonly path: string;
  readonly node: SchemaNode;
}

export type References = ReturnType<typeof referencesTo>;

/** Everything below content/ that has a schema. */
export function sources(): Source[] {
  return Object.entries(places).map(([name, place]) => ({
    name,
    node: schemaNode(place.schema),
    ...('file' in place
      ? { kind: 'single-file', path: place.file }
      : { kind: place.ending === '.md' ? 'articles' : 'folder', path: place.folder }),
  }));
}

/** What a field can take that names an entry, by folder. */
export function referencesTo(all: readonly Source[], root: string) {
  const folders = all.filter(({ kind }) => kind !== 'single-file');
  return new Map(
    folders.map(({ path, name, node }) => [
      path,
      // The editor can't ask for entries that differ in their fields.
      node.oneOf
        ? { names: namesIn(path, root) }
        : { collection: name, shownBy: shownBy(node) ?? '{{slug}}' },
    ]),
  );
}

const NAMES = ['title', 'name', 'heading', 'label', 'question', 'city'];

/** The text by which people know one group among others of its kind. */
export function shownBy({ properties = {} }: SchemaNode): string | undefined {
  const texts = Object.keys(properties).filter((name) => properties[name]?.type === 'string');
  return NAMES.find((name) => texts.includes(name)) ?? texts[0];
}
