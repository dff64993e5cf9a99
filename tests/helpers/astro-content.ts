import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { readPictures } from '../../src/catalog/load/pictures.ts';

/**
 * Stands in for `astro:content` (vitest.config.ts), so that a test can ask src/catalog for what a build
 * would get. The content read is that of `process.cwd()`.
 */
export const defineCollection = <Collection>(collection: Collection): Collection => collection;

interface Entry {
  id: string;
  data: unknown;
}

/** Entries by folder and collection: one question asks for the same many times over, also at once. */
const known = new Map<string, Promise<Entry[]>>();

/** Has the content read again that a test changes: one collection, or all. */
export function forgetContent(name = ''): void {
  for (const key of known.keys()) if (key.endsWith(name && ` ${name}`)) known.delete(key);
}

export async function getCollection(name: string): Promise<Entry[]> {
  const key = `${process.cwd()} ${name}`;
  const entries = known.get(key) ?? readCollection(name);
  known.set(key, entries);
  return [...(await entries)];
}

async function readCollection(name: string): Promise<Entry[]> {
  const { collections } = await import('../../src/site/content.config.ts');
  // Another test may have looked into the pictures of another folder meanwhile.
  await readPictures(process.cwd());
  const all: Readonly<Record<string, unknown>> = collections;
  const collection = all[name];
  if (!hasLoader(collection)) throw new Error(`There is no collection "${name}".`);
  const entries: Entry[] = [];
  await collection.loader.load({
    config: { root: pathToFileURL(join(process.cwd(), '/')) },
    store: {
      clear: () => {
        entries.length = 0;
      },
      set: (entry) => entries.push(entry) > 0,
    },
  });
  return entries;
}

/** As much of the context as the loaders of src/catalog use. */
interface Loading {
  config: Pick<LoaderContext['config'], 'root'>;
  store: { clear(): void; set(entry: Entry): boolean };
}

function hasLoader(value: unknown): value is { loader: { load(context: Loading): Promise<void> } } {
  return typeof value === 'object' && value !== null && 'loader' in value;
}
