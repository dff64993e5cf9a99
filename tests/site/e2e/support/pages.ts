import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishPath } from '../../../../src/catalog/twins.ts';
import { builtSite } from '../../../helpers/built-site.ts';

/** A page of the built site: its address and its HTML as a crawler gets it. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Templates for answers to forms are no pages: nobody can open them. */
const TEMPLATES = /^answers\//;

/** Every page of the build under test, so that a page added later is tested without a word. */
export const builtPages: readonly BuiltPage[] = readdirSync(builtSite(), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html') && !TEMPLATES.test(file))
  .toSorted()
  .map((file) => ({
    path: `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`,
    html: readFileSync(join(builtSite(), file), 'utf8'),
  }));

/** Both editions have the same parts, so one of them stands for a folder. */
const folderOf = (page: BuiltPage) => {
  const path = englishPath(page.path);
  return path.slice(0, path.lastIndexOf('/') + 1);
};

const editionOf = ({ path }: BuiltPage) => (englishPath(path) === path ? 'English' : 'Hindi');

/** The type of each section in the content: its first class. */
const sectionsOf = ({ html }: BuiltPage): string[] =>
  [
    ...html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .matchAll(/<section\b[^>]* class="([^"]+)"/g),
  ].map(([, classes = '']) => classes.split(' ')[0] ?? '');

/** Few pages that have all parts there are: always the one next that has most of what is missing. */
function covering(partsOf: (page: BuiltPage) => readonly string[]): readonly BuiltPage[] {
  if (process.env.ALL_PAGES) return builtPages;
  const left = builtPages.map((page) => ({ page, missing: new Set(partsOf(page)) }));
  const chosen: BuiltPage[] = [];
  for (;;) {
    const next = left.reduce((one, other) => (other.missing.size > one.missing.size ? other : one));
    if (next.missing.size === 0) return chosen;
    chosen.push(next.page);
    const found = [...next.missing];
    for (const { missing } of left) for (const part of found) missing.delete(part);
  }
}

/**
 * Pages that together have every type of section, from every folder, for tests that take long.
 * With ALL_PAGES=1 it is every page.
 */
export const samplePages = covering((page) => [
  folderOf(page),
  editionOf(page),
  ...sectionsOf(page),
]);

/** The same by their folder: a visit that goes on to the next page costs half of a new one. */
export const sampleFolders = [...Map.groupBy(samplePages, folderOf)];

/** A page from every folder, for what depends on the shell and not on sections. */
export const folderPages = covering((page) => [folderOf(page), editionOf(page)]);
