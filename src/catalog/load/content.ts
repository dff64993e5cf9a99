import { collections as places } from '../collections.ts';
import { checkAuditWords } from './check-audit-words.ts';
import { checkPages } from './check-pages.ts';
import { loaderOf } from './loaders.ts';

checkPages(places);
checkAuditWords();

/** Every collection and what fills it. */
export const content = Object.entries(places).map(
  ([name, place]) => [name, { loader: loaderOf(place), schema: place.schema }] as const,
);
