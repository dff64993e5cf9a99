import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project.ts';
import { namesIn } from '../../src/catalog/load/folder.ts';
import { copySources } from '../../tests/helpers/copy-sources.ts';

/** How much content a build has beside the project's own articles, and how many services in all. */
export interface Size {
  readonly articles: number;
  readonly services: number;
}

const ARTICLES = 'content/blog';
const SERVICES = 'content/services';

/** Copies what a build is made by and of. Whoever asks for the copy removes it. */
export async function createFixture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  copySources(folder);
  return folder;
}

/** Gives the copy content of a size, made by repeating the project's own, and forgets what was built before. */
export async function prepareFixture(folder: string, { articles, services }: Size): Promise<void> {
  for (const left of ['.astro', '.cache', 'dist', ARTICLES, SERVICES]) {
    await rm(join(folder, left), { recursive: true, force: true });
  }
  for (const own of [ARTICLES, SERVICES]) {
    cpSync(join(projectRoot, own), join(folder, own), { recursive: true });
  }
  await repeat(folder, ARTICLES, articles);
  const own = namesIn(SERVICES, projectRoot).size;
  await repeat(folder, SERVICES, Math.max(0, services - own));
}

/** A page's `menu`, as far as its header and footer go. */
const PLACES = /^ {2}groups:\n(?: {4}.*\n)+(?: {2}footer:\n(?: {4}.*\n)+)?/m;
/** What no two pages may share, with its first word that is not a placeholder's. */
const NAMES = /^((?: {2})?(?:title|description|name): .*?)(?<![{:\p{L}\p{M}-])[\p{L}\p{M}]{4,}/gmu;

async function repeat(folder: string, list: string, times: number): Promise<void> {
  const all = await readdir(join(projectRoot, list));
  // Copies have no twin in Hindi.
  const files = all.filter((file) => !file.includes('.hi.'));
  for (let index = 0; index < times; index++) {
    const source = files[index % files.length] ?? '';
    const text = await readFile(join(projectRoot, list, source), 'utf8');
    const other = text
      // Menus hold the services that an agency has; hundreds of pages are never all in them.
      .replace(PLACES, '  groups: []\n')
      .replace(NAMES, `$1x${index.toString(36)}`);
    await writeFile(join(folder, list, `fixture-${index}-${source}`), other);
  }
}

/** Adds a word to an article. */
export async function changeOneWord(folder: string): Promise<void> {
  const [article = ''] = await readdir(join(projectRoot, ARTICLES));
  const path = join(folder, ARTICLES, article);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/\n---\n+\S+/, '$& indeed'));
}
