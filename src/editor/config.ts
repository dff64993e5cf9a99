import { dirname } from 'node:path';
import type { Backend, CmsConfig } from '@sveltia/cms';
import { PICTURES } from '../catalog/load/pictures.ts';
import { LANGUAGES } from './both-languages.ts';
import { fileCollection, folderCollection } from './collections.ts';
import { referencesTo, sources } from './sources.ts';

/** Files on this machine: what Sveltia CMS calls its test is answered by served-folder.js. */
export const LOCAL: Backend = { name: 'test-repo' };

/** A photograph comes as a camera made it, and is written as large as the widest page shows it. */
const LARGEST = { format: 'webp', quality: 85, width: 2400, height: 2400 } as const;
const CUT = { jpeg: LARGEST, png: LARGEST, webp: LARGEST, avif: LARGEST };

/**
 * The configuration of Sveltia CMS: a form for every file below content/, made of its schema.
 *
 * @param root folder of the project
 * @param backend where files are kept
 */
export function editorConfig(root: string, backend: Backend): CmsConfig {
  const all = sources();
  // What a git host is sent goes past what keeps a Hindi file to its words.
  const inHindi = backend === LOCAL;
  const project = { root, references: referencesTo(all, root), inHindi };
  const folders = all.filter(({ kind }) => kind !== 'single-file');
  const files = all.filter(({ kind }) => kind === 'single-file');
  const filesByFolder = Map.groupBy(files, ({ path }) => dirname(path));
  return {
    load_config_file: false,
    backend,
    app_title: 'Content',
    show_preview_links: false,
    media_folder: PICTURES,
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: CUT } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    ...(inHindi ? { i18n: LANGUAGES } : {}),
    // The schemas refuse a text that is there and empty.
    output: { omit_empty_optional_fields: true },
    collections: [
      // Before the articles: of two lists that could hold a file, the first names it.
      ...folders
        .filter(({ kind }) => kind === 'articles')
        .map((source) => folderCollection(source, project, true)),
      ...[
        ...folders.map((source) => folderCollection(source, project)),
        ...[...filesByFolder].map(([folder, inIt]) => fileCollection(folder, inIt, project)),
      ].sort((one, other) => (one.label ?? '').localeCompare(other.label ?? '')),
    ],
  };
}
