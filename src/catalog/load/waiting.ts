import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indianDay } from '../../platform/time/indian-day.ts';
import { hindiNamesIn, namesIn } from './folder.ts';

/** What is dated ahead here waits for its day. */
const ARTICLES = 'content/blog';

const PUBLISHED = /^published: ['"]?(?<day>\d{4}-\d\d-\d\d)/m;

/** The day that a file names, by its version: links to articles are looked up by the thousand. */
const read = new Map<string, { readonly version: string; readonly day: string }>();

/**
 * The day on which an entry goes live, while that is ahead in India: until then no page leads to it,
 * and only the editor's preview shows it.
 */
export function waitsUntil(folder: string, name: string, root = process.cwd()): string | undefined {
  if (folder !== ARTICLES) return undefined;
  // An article may be in Hindi alone.
  const [path, file] =
    ['md', 'hi.md']
      .map((ending) => join(root, folder, `${name}.${ending}`))
      .map((path) => [path, statSync(path, { throwIfNoEntry: false })] as const)
      .find(([, file]) => file) ?? [];
  if (!path || !file) return undefined;
  const version = `${file.size} ${file.mtimeMs}`;
  const before = read.get(path);
  const day =
    before?.version === version
      ? before.day
      : (PUBLISHED.exec(readFileSync(path, 'utf8'))?.groups?.day ?? '');
  read.set(path, { version, day });
  return day > indianDay(new Date()) ? day : undefined;
}

/** The entries of a folder of content that visitors see now; see namesIn. */
export function liveNamesIn(folder: string, root?: string): ReadonlySet<string> {
  const all = namesIn(folder, root);
  if (folder !== ARTICLES) return all;
  return new Set([...all].filter((name) => !waitsUntil(folder, name, root)));
}

/** The articles that wait, by name: on the day that one no longer does, the site is another. */
export function waitingArticles(root: string): string[] {
  const all = new Set([...namesIn(ARTICLES, root), ...hindiNamesIn(ARTICLES, root)]);
  return [...all].filter((name) => waitsUntil(ARTICLES, name, root));
}
