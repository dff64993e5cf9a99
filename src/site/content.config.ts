import { defineCollection } from 'astro:content';
import { createRequire } from 'node:module';
import type { Loader } from 'astro/loaders';
import type { collections as places } from '../catalog/collections.ts';

type Places = typeof places;

// A build has Node read the schemas, which takes seconds less than through Vite; in development Vite sees them change.
const { content }: typeof import('../catalog/load/content.ts') = import.meta.env.DEV
  ? await import('../catalog/load/content.ts')
  : createRequire(import.meta.url)('../catalog/load/content.ts');

/** Every collection, as Astro wants it defined. Pages read src/catalog/queries/entries.ts. */
export const collections = Object.fromEntries(
  content.map(([name, collection]) => [name, defineCollection(collection)]),
) as { [Name in keyof Places]: { loader: Loader; schema: Places[Name]['schema'] } };
