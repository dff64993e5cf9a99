import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CollectionFile, EntryCollection, FileCollection } from '@sveltia/cms';
import { parse } from 'yaml';
import { hindiNamesIn, namesIn } from '../catalog/load/folder.ts';
import { hasHindi } from '../catalog/load/hindi.ts';
import { inBoth, ofHindiAlone } from './both-languages.ts';
import { fieldsOf, kindOf } from './fields.ts';
import { labelOf, singularOf } from './labels.ts';
import type { SchemaNode } from './schema-node.ts';
import { type References, type Source, shownBy } from './sources.ts';

interface Project {
  readonly root: string;
  readonly references: References;
  /** Whether forms show the Hindi beside the English. */
  readonly inHindi: boolean;
}

/**
 * A list of entries: each file of a folder is one, and a new one is a new file.
 *
 * @param isHindi articles in Hindi alone: their files stand among the others, and say so by their names
 */
export function folderCollection(
  source: Source,
  project: Project,
  isHindi = false,
): EntryCollection | FileCollection {
  const { name, path, node, kind } = source;
  if (node.oneOf) return unlikeFiles(source, node.oneOf, project);
  const fields = isHindi ? ofHindiAlone(fieldsOf(node, project)) : fieldsOf(node, project);
  const label = isHindi ? `${labelled(source)} in Hindi` : labelled(source);
  const isInHindi =
    project.inHindi && kind === 'folder' && hindiNamesIn(path, project.root).size > 0;
  return {
    name: isHindi ? `${name}InHindi` : name,
    label,
    label_singular: singularOf(label),
    folder: path,
    // Articles in Hindi alone name no language.
    filter:
      kind === 'articles' && !isHindi
        ? { field: 'lang', pattern: '^(?:en|hi)' }
        : { field: 'slug', pattern: '^[\\w&-]+$' },
    create: true,
    ...(isInHindi ? { fields: inBoth(fields), i18n: true } : { fields }),
    ...(kind === 'articles'
      ? { extension: isHindi ? 'hi.md' : 'md' }
      : { extension: 'yaml', format: 'yaml' }),
    identifier_field: shownBy(node),
    summary: `{{${shownBy(node)}}} · {{slug}}`,
    slug: {
      editable: ['create'],
      hint: `${node.slug ?? 'Name of the file and of its page'}. Letters, digits and hyphens; it can’t change later.`,
      pattern: ['/^[\\w&-]+$/', 'This must be letters, digits and hyphens only.'],
    },
  };
}

/** A folder whose files differ in their fields: each has a form of its own. */
function unlikeFiles(
  source: Source,
  options: readonly SchemaNode[],
  project: Project,
): FileCollection {
  const kind = kindOf(options);
  const files = [...namesIn(source.path, project.root)].map((name) => {
    const path = `${source.path}/${name}.yaml`;
    const isA = kind && Object(read(path, project))[kind];
    const node = options.find(({ properties }) => kind && properties?.[kind]?.const === isA);
    return file(name, path, labelOf(name), node ?? {}, project);
  });
  return { name: source.name, label: labelled(source), i18n: project.inHindi, files };
}

/** The files that lie beside each other in a folder, each the only one of its kind. */
export function fileCollection(
  folder: string,
  files: readonly Source[],
  project: Project,
): FileCollection {
  return {
    name: folder.replaceAll('/', '-'),
    label: folder === 'content' ? 'Whole site' : labelOf(basename(folder)),
    i18n: project.inHindi,
    files: files.map((source) =>
      file(source.name, source.path, labelled(source), source.node, project),
    ),
  };
}

function file(
  name: string,
  path: string,
  label: string,
  node: SchemaNode,
  project: Project,
): CollectionFile {
  const fields = fieldsOf(node, { ...project, written: read(path, project) });
  const form = { name, label, format: 'yaml' };
  if (!project.inHindi || !hasHindi(project.root, path)) return { ...form, file: path, fields };
  const file = path.replace(/yaml$/, '{{locale}}.yaml');
  return { ...form, file, fields: inBoth(fields), i18n: true };
}

function labelled({ node, path }: Source): string {
  return node.title ?? labelOf(basename(path, '.yaml'));
}

function read(path: string, { root }: Project): unknown {
  return parse(readFileSync(join(root, path), 'utf8'));
}
