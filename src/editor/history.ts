import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { named } from '../catalog/load/in-form.ts';
import { readContent, valuesIn } from './written.ts';

/** A field that differs between two versions; empty where one has none. */
interface Difference {
  /** Such as faq.questions[item 2].answer. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const MOST_VERSIONS = 30;
const MOST_BYTES = 16 * 1024 * 1024;
/** The name that the file had follows. What stands between the parts is the one thing that no commit can say. */
const FORMAT = '--format=%x00%H%x00%an%x00%aI%x00%s%x00';
const ENTRY = /\0(\w+)\0([^\0]*)\0([^\0]*)\0([^\0]*)\0\s*([^\0\n]*)/g;

/**
 * The versions of a file, newest first, and what is in it that no commit has. A version has its whole
 * text, to be brought back by an ordinary save.
 */
export async function versionsOf(root: string, path: string) {
  const git = async (...args: string[]) => {
    const options = { cwd: root, maxBuffer: MOST_BYTES };
    return (await promisify(execFile)('git', args, options)).stdout;
  };
  const log = ['log', '--follow', `--max-count=${MOST_VERSIONS + 1}`, '--name-only', FORMAT];
  const logged = (await git(...log, '--', path).catch(() => '')).matchAll(ENTRY);
  const found = await Promise.all(
    [...logged].map(async ([, commit, by = '', at = '', why = '', name]) => {
      const text = await git('show', `${commit}:./${name}`).catch(() => '');
      return { by, at, why, text };
    }),
  );
  const now = readFileSync(join(root, path), 'utf8');
  return {
    unsent: differences(found[0]?.text ?? '', now, path),
    versions: found
      .slice(0, MOST_VERSIONS)
      .map((version, index) => ({
        ...version,
        changed: differences(found[index + 1]?.text ?? '', version.text, path),
      }))
      // Another name, or the same in another form.
      .filter(({ changed }) => changed.length > 0),
  };
}

/** Fields that differ between two texts of a file; all of it where one can't be read. */
export function differences(before: string, after: string, path: string): Difference[] {
  const old = new Map(valuesIn(readContent(before, path)));
  const now = new Map(valuesIn(readContent(after, path)));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [was, is] = [String(old.get(field) ?? ''), String(now.get(field) ?? '')];
    return was === is ? [] : [{ field: named(field), before: was, after: is }];
  });
}
