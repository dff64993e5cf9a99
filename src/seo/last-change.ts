import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { SitePage } from './page.ts';

let dates: ReadonlyMap<string, string> | undefined;

/**
 * The day a page's content last changed (as 2026-11-20): the date the content itself names, or the
 * newest commit of its content files. Undefined where neither is known: a search engine that is told
 * the day of the build learns to ignore the date.
 */
export function lastChange({ updated, sources }: SitePage): string | undefined {
  if (updated) return updated;
  dates ??= committedDates();
  return sources
    .flatMap((source) => dates?.get(source) ?? [])
    .sort()
    .at(-1);
}

/** The newest commit date of each file and folder of content; empty outside a repository or in a shallow clone. */
function committedDates(): ReadonlyMap<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    return readLog(git('log', '--format=%x00%cs', '--name-only', '--no-renames', '--', 'content'));
  } catch {
    return new Map();
  }
}

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Reads `git log --format=%x00%cs --name-only`, which begins with the newest commit: the first date
 * that a file or its folder is named with is its last change.
 */
export function readLog(log: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      for (const path of [file, dirname(file)]) if (!newest.has(path)) newest.set(path, date);
    }
  }
  return newest;
}
