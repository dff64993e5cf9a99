import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { SitePage } from './page.ts';

let dates: ReadonlyMap<string, string> | undefined;

/**
 * When a page's words last changed: the day that the content itself names (2026-11-20), or the moment
 * of the newest commit that changed a word in its content files (2026-11-20T09:41:00Z). Undefined
 * where neither is known: a search engine that is told the time of the build learns to ignore it.
 */
export function lastChange({ updated, sources }: SitePage): string | undefined {
  if (updated) return updated;
  dates ??= committedDates();
  return sources
    .flatMap((source) => dates?.get(source) ?? [])
    .sort()
    .at(-1);
}

/** When each file and folder of content last changed; empty outside a repository or in a shallow clone. */
function committedDates(): ReadonlyMap<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    const format = ['--format=%x00%ct', '-p', '-U0', '--no-renames', '--no-color', '--no-ext-diff'];
    return readLog(git('log', ...format, '--', 'content'));
  } catch {
    return new Map();
  }
}

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

/**
 * Reads `git log --format=%x00%ct -p -U0`, which begins with the newest commit: the first moment at
 * which a file of it or of its folder has other words is its last change. Lines that were broken
 * elsewhere, other quotes, keys of another name and words that moved leave a page as it was.
 */
export function readLog(log: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [seconds = '', ...files] = commit.split(/^diff --git .*\n/m);
    const moment = new Date(Number(seconds) * 1000).toISOString().replace('.000', '');
    for (const diff of files) {
      const file = /^(?:\+\+\+ b|--- a)\/(.+)$/m.exec(diff)?.[1];
      if (!file || wordsOf(diff, '-') === wordsOf(diff, '+')) continue;
      for (const path of [file, dirname(file)]) if (!newest.has(path)) newest.set(path, moment);
    }
  }
  return newest;
}

/** What YAML has around words: comments, keys, list marks, quotes and brackets. */
const NO_WORDS = /^\s*(?:#.*|(?:- )+)|["']?[\w-]+["']?:(?=["']?(?: |$))|(?<=\s)[>|]-?$|["'{}[\],]/g;

/** The words that a difference takes away (`-`) or adds (`+`), sorted. */
function wordsOf(diff: string, sign: '-' | '+'): string {
  return diff
    .split('\n')
    .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
    .map((line) => line.slice(1).replaceAll(NO_WORDS, ''))
    .join(' ')
    .split(/\s+/)
    .sort()
    .join(' ')
    .trim();
}
