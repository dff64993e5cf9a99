import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { collections as places } from '../catalog/collections.ts';
import { checkAuditWords } from '../catalog/load/check-audit-words.ts';
import { checkPages } from '../catalog/load/check-pages.ts';
import { loaderOf } from '../catalog/load/loaders.ts';

type Places = typeof places;

checkPages(places);
checkAuditWords();

/** Every collection, as Astro wants it defined. Pages read src/catalog/queries/entries.ts. */
export const collections = Object.fromEntries(
  Object.entries(places).map(([name, place]) => [
    name,
    defineCollection({ loader: loaderOf(place), schema: place.schema }),
  ]),
) as { [Name in keyof Places]: { loader: Loader; schema: Places[Name]['schema'] } };
