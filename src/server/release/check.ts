import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_FOLDERS, filesBelow } from './release.ts';

/** A build that lacks something must not be served. */
export class IncompleteBuild extends Error {
  override readonly name = 'IncompleteBuild';

  constructor(missing: readonly string[]) {
    super(`The build is not whole and was not released:\n${missing.join('\n')}`);
  }
}

const asset = new RegExp(`/(?:${ASSET_FOLDERS.join('|')})/[\\w.@~-]+\\.\\w+`, 'g');
/** As the parts of a script name each other. */
const sibling = /["']\.\/([\w.@~-]+\.(?:js|css))["']/g;

/**
 * Looks whether every route is a page, and every asset that a page, style or script names is there.
 *
 * @param routes paths such as `/` and `/Contact`, and of files such as `/brochure.pdf`
 * @throws IncompleteBuild, which lists all that is missing
 */
export function checkRelease(dir: string, routes: readonly string[]): void {
  const files = filesBelow(dir).map((name) => `/${name}`);
  const there = new Set(files);
  const missing = new Set<string>();
  for (const route of routes) {
    if (!there.has(route) && !there.has(fileOf(route))) missing.add(`${route} has no page`);
  }
  for (const file of files.filter((name) => /\.(?:html|css|js)$/.test(name))) {
    for (const name of assetsIn(file, readFileSync(join(dir, file), 'utf8'))) {
      if (!there.has(name)) missing.add(`${file} needs ${name}, which is not there`);
    }
  }
  if (missing.size > 0) throw new IncompleteBuild([...missing]);
}

const fileOf = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);

function assetsIn(file: string, text: string): string[] {
  const named = text.match(asset) ?? [];
  if (!file.endsWith('.js')) return named;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [...named, ...[...text.matchAll(sibling)].map(([, name]) => `${folder}/${name}`)];
}
