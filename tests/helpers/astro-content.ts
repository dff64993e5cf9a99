import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';

/**
 * Stands in for `astro:content` (vitest.config.ts), so that a test can ask src/catalog for what a build
 * would get. The content read is that of `process.cwd()`, at each call anew.
 */
export const defineCollection = <Collection>(collection: Collection): Collection => collection;

export async function getCollection(name: string): Promise<{ id: string; data: unknown }[]> {
  const { collections } = await import('../../src/content.config.ts');
  const all: Readonly<Record<string, unknown>> = collections;
  const collection = all[name];
  if (!hasLoader(collection)) throw new Error(`There is no collection "${name}".`);
  const entries: { id: string; data: unknown }[] = [];
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
  store: { clear(): void; set(entry: { id: string; data: unknown }): boolean };
}

function hasLoader(value: unknown): value is { loader: { load(context: Loading): Promise<void> } } {
  return typeof value === 'object' && value !== null && 'loader' in value;
}
