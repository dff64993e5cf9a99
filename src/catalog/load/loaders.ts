import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Place } from '../collections.ts';
import { hasHindi, hindiFile, hindiId } from './hindi.ts';
import { readPageNames } from './page-names.ts';
import { PICTURES, readPictures } from './pictures.ts';
import { readArticles } from './read-articles.ts';
import { readHindi, readYaml, readYamlFolder } from './read-yaml.ts';
import { announce } from './readings.ts';

/** The id of the only entry in a collection that is a single file. */
const ONLY = 'only';

/** An editor empties a file before it writes to it. */
const WRITTEN_AFTER_MS = 50;

type Entries = ReadonlyMap<string, Record<string, unknown>>;

/** By the project's folder; every collection asks for them at the start. */
const readings = new Map<string, Promise<void>>();

/** Reads what entries of all collections are checked against: pictures, and what pages are called. */
function readBeside(root: string): Promise<void> {
  const reading = readings.get(root) ?? readPictures(root).then(() => readPageNames(root));
  readings.set(root, reading);
  return reading;
}

/**
 * Fills a collection and, in `astro dev`, fills it again when a file changes. Astro's own file()
 * goes on without a file it can't read, and its glob() doesn't check an unchanged file against a
 * changed schema; here any mistake stops the build.
 */
function loader(name: string, path: string, read: (root: string) => Entries): Loader {
  const load = async ({ config, store }: LoaderContext) => {
    const root = fileURLToPath(config.root);
    await readBeside(root);
    const entries = read(root);
    store.clear();
    for (const [id, data] of entries) store.set({ id, data });
  };
  return {
    name,
    load: async (context) => {
      await load(context);
      const watched = [path, hindiFile(path), PICTURES].map((each) =>
        join(fileURLToPath(context.config.root), each),
      );
      context.watcher?.add(watched);
      const loadAgain = async () => {
        readings.clear();
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

/** Reads a collection: the only file, the YAML files of a folder, or the articles of one. */
export function loaderOf(place: Place): Loader {
  const { schema } = place;
  const withHindi = (
    root: string,
    id: string,
    file: string,
  ): [string, Record<string, unknown>][] =>
    hasHindi(root, file) ? [[hindiId(id), readHindi(root, file, schema)]] : [];
  if ('file' in place) {
    const { file } = place;
    return loader(
      'single-file',
      file,
      (root) => new Map([[ONLY, readYaml(root, file, schema)], ...withHindi(root, ONLY, file)]),
    );
  }
  const { folder, ending } = place;
  if (ending === '.md') return loader('articles', folder, (root) => readArticles(root, folder));
  return loader('folder', folder, (root) => {
    const entries = readYamlFolder(root, folder, schema);
    const hindi = [...entries.keys()].flatMap((id) => withHindi(root, id, `${folder}/${id}.yaml`));
    return new Map([...entries, ...hindi]);
  });
}
