import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { storedArticleSchema } from '../schemas/article.ts';
import { PICTURES, readPictures } from './pictures.ts';
import { readArticles } from './read-articles.ts';
import { readYaml, readYamlFolder } from './read-yaml.ts';
import { announce } from './readings.ts';

/** The id of the only entry in a collection that is a single file. */
const ONLY = 'only';

/** An editor empties a file before it writes to it. */
const WRITTEN_AFTER_MS = 50;

type Entries = ReadonlyMap<string, Record<string, unknown>>;

/**
 * Fills a collection and, in `astro dev`, fills it again when a file changes. Astro's own file()
 * goes on without a file it can't read, and its glob() doesn't check an unchanged file against a
 * changed schema; here any mistake stops the build.
 */
function loader<Kind extends string>(
  kind: Kind,
  path: string,
  read: (root: string) => Entries,
): Loader & { readonly name: Kind; readonly path: string } {
  const load = async ({ config, store }: LoaderContext) => {
    const root = fileURLToPath(config.root);
    await readPictures(root);
    const entries = read(root);
    store.clear();
    for (const [id, data] of entries) store.set({ id, data });
  };
  return {
    name: kind,
    path,
    load: async (context) => {
      await load(context);
      const watched = [path, PICTURES].map((each) =>
        join(fileURLToPath(context.config.root), each),
      );
      context.watcher?.add(watched);
      const loadAgain = async () => {
        try {
          await load(context);
          announce({ path, mistake: undefined });
        } catch (error) {
          const mistake = error instanceof Error ? error.message : String(error);
          context.logger.error(mistake);
          announce({ path, mistake });
        }
      };
      let waiting: NodeJS.Timeout | undefined;
      context.watcher?.on('all', (_event, changed) => {
        if (!watched.some((each) => changed.startsWith(each))) return;
        clearTimeout(waiting);
        waiting = setTimeout(loadAgain, WRITTEN_AFTER_MS);
      });
    },
  };
}

/** Schema of a file: named fields. */
export type Fields = z.ZodType<Record<string, unknown>>;

/** A collection whose only entry is one file, such as content/site.yaml. */
export function singleFile<Schema extends Fields>(path: string, schema: Schema) {
  const read = (root: string) => new Map([[ONLY, readYaml(root, path, schema)]]);
  return { loader: loader('single-file', path, read), schema };
}

/** A collection with a file an entry, such as content/offices. */
export function folder<Schema extends Fields>(path: string, schema: Schema) {
  const read = (root: string) => readYamlFolder(root, path, schema);
  return { loader: loader('folder', path, read), schema };
}

/** The articles of a folder: Markdown files with their fields above the text. */
export function articles(path: string) {
  const read = (root: string) => readArticles(root, path);
  return { loader: loader('articles', path, read), schema: storedArticleSchema };
}
