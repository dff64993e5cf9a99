import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ElementNode } from 'ultrahtml';
import { expect } from 'vitest';
import { type Route, routes } from '../../../src/catalog/routes.ts';
import { hasTwin, hindiPath } from '../../../src/catalog/twins.ts';
import { Page } from '../../helpers/built-site.ts';
import { siteDetails } from '../../helpers/site-details.ts';

/** Where the tested build believes to be. */
export const SITE_URL = process.env.SITE_URL ?? siteDetails.url;

export const addressOf = (route: string): string => new URL(route, SITE_URL).href;

/** Every page of the Hindi edition that has an English twin. */
export const hindiTwins = (): Route[] =>
  routes()
    .filter((route) => hasTwin(route))
    .map(hindiPath);

/** Every page of the Hindi edition: some articles are in Hindi alone. */
export const hindiRoutes = (): Route[] => [
  ...new Set([
    ...hindiTwins(),
    ...globSync('content/blog/*.hi.md').map((file) =>
      hindiPath(`/profile/blogs/${basename(file, '.hi.md')}`),
    ),
  ]),
];

/** A build of the site as these tests read it. */
export interface Built {
  readonly dir: string;
  readonly pages: ReadonlyMap<string, Page>;
}

/** The pages of a build by their routes, each read once. */
export function readPages(dir: string): Built['pages'] {
  const fileOf = (route: string) => join(dir, `${route === '/' ? 'index' : route}.html`);
  return new Map(
    [...routes(), ...hindiRoutes()]
      .filter((route) => existsSync(fileOf(route)))
      .map((route) => [route, new Page(dir, route)]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** Text as a browser reads it from HTML. */
export const decoded = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** An attribute as a browser reads it. */
export const attribute = ({ attributes }: ElementNode, name: string): string | undefined =>
  attributes[name] === undefined ? undefined : decoded(attributes[name]);

/** The values of a meta element of this name or property. */
export const metas = (page: Page, name: string): (string | undefined)[] => [
  ...page.all(`meta[name="${name}"]`).map((element) => attribute(element, 'content')),
  ...page.all(`meta[property="${name}"]`).map((element) => attribute(element, 'content')),
];

/** Width and height of a PNG, from its first chunk. */
export function pngSize(file: string): [width: number, height: number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString(), file).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
