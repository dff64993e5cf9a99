import type { AstroError } from 'astro/errors';
import type { z } from 'astro/zod';
import type { Place } from '../collections.ts';
import { PAGES, type Route, singlePages } from '../routes.ts';
import { contentMistake } from './read-yaml.ts';

/**
 * Whether each single page has its words, and each file of words its page. Asked before any content is
 * read, so that whoever adds a page is told at once what belongs to it.
 *
 * @param places of src/catalog/collections.ts
 * @param root folder of the project
 * @throws AstroError that says what to add where
 */
export function checkPages(
  places: Readonly<Record<string, Place<z.ZodType>>>,
  root?: string,
): void {
  const told = Object.values(places).flatMap((place) =>
    'file' in place ? (place.pages ?? []) : [],
  );
  const single = singlePages(root);
  for (const page of single) if (!told.includes(page)) throw withoutWords(page);
  for (const page of told) if (!single.has(page)) throw withoutFile(page);
}

const fileOf = (page: Route) => `${PAGES}${page === '/' ? '/index' : page}.astro`;

function withoutWords(page: Route): AstroError {
  const name = page.split('/').at(-1) || 'home';
  return contentMistake(fileOf(page), [
    `It has no words. Write content/pages/${name}.yaml, and name it in src/catalog/collections.ts:
    ${name}: { file: 'content/pages/${name}.yaml', pages: ['${page}'], schema: pageWith('What the page is for', {}) },`,
  ]);
}

const withoutFile = (page: Route): AstroError =>
  contentMistake('src/catalog/collections.ts', [
    `It has words for ${page}, which is no page. Add ${fileOf(page)}.`,
  ]);
