import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../../helpers/built-site.ts';

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

/** So many pages of a folder stand for the rest in the slow tests. */
const SAMPLES = 2;

/**
 * Some pages of every folder, for tests that take long: pages of a folder are made from one mould.
 * With ALL_PAGES=1 it is every page.
 */
export const samplePages: readonly BuiltPage[] = process.env.ALL_PAGES
  ? builtPages
  : Object.values(
      Object.groupBy(builtPages, ({ path }) => path.slice(0, path.lastIndexOf('/'))),
    ).flatMap((pages = []) => pages.slice(0, SAMPLES));
