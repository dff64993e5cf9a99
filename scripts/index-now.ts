import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkEnvironment, type Environment, isWebAddress } from '../src/platform/environment.ts';
import { filesBelow, type Release, readCurrent } from '../src/server/release/release.ts';

/** A search engine may be slow; a release is not to wait for it. */
const TIMEOUT_MS = 10_000;

const schema = z.object({
  INDEXNOW_KEY: z
    .string()
    .regex(
      /^[A-Za-z\d-]{8,128}$/,
      'INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens, for instance from: openssl rand -hex 16',
    )
    .optional(),
  INDEXNOW_URL: z
    .string()
    .refine(isWebAddress, 'INDEXNOW_URL must be a full http(s) address.')
    .default('https://api.indexnow.org/indexnow'),
});

const keyFile = (key: string) => `${key}.txt`;

/**
 * Puts the file into a build that proves to search engines that who tells them of the site owns it.
 * @throws SettingsError
 */
export function writeIndexNowKey(dir: string, env: Environment): void {
  const { INDEXNOW_KEY: key } = checkEnvironment(schema, env);
  if (key) writeFileSync(join(dir, keyFile(key)), key);
}

/**
 * Tells search engines which pages have come, changed or gone with the release that is served now,
 * if a setting asks for it. Whatever they answer, the release stands.
 *
 * @param before what was served until now
 * @returns what came of it, in a sentence; undefined when there was nothing to tell
 * @see https://www.indexnow.org/documentation
 */
export async function tellSearchEngines(
  dist: string,
  before: Release | undefined,
  env: Environment,
): Promise<string | undefined> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: server } = checkEnvironment(schema, env);
  const now = readCurrent(dist);
  if (!key || !now?.siteUrl || before?.id === now.id) return undefined;
  const site = now.siteUrl;
  if (!existsSync(join(now.dir, keyFile(key)))) {
    return 'Search engines were told nothing: this release was built without INDEXNOW_KEY.';
  }
  const urlList = changedPages(before?.dir, now.dir).map((path) => new URL(path, site).href);
  if (urlList.length === 0) return undefined;
  const keyLocation = new URL(`/${keyFile(key)}`, site).href;
  try {
    const { ok, status } = await fetch(server, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(site).host, key, keyLocation, urlList }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const pages = urlList.length === 1 ? 'one page' : `${urlList.length} pages`;
    if (ok) return `Search engines were told of ${pages}.`;
    return `Search engines were not told of ${pages}: ${server} answered ${status}.`;
  } catch (error) {
    return `Search engines were told nothing: ${server} could not be reached (${error}).`;
  }
}

/**
 * The paths of the pages that differ between two releases, by their Markdown: it holds a page's words
 * alone, so that a new style sheet is no change.
 */
export function changedPages(before: string | undefined, now: string): string[] {
  const [old, current] = [textsBelow(before), textsBelow(now)];
  const names = new Set([...old.keys(), ...current.keys()]);
  return [...names]
    .filter((name) => old.get(name) !== current.get(name))
    .map((name) => `/${name.replace(/\.md$/, '').replace(/^index$/, '')}`)
    .sort();
}

function textsBelow(dir: string | undefined): ReadonlyMap<string, string> {
  const names = dir ? filesBelow(dir).filter((name) => name.endsWith('.md')) : [];
  return new Map(names.map((name) => [name, readFileSync(join(dir ?? '', name), 'utf8')]));
}
