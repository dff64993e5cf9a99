import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A Hindi text stands beside its entry, and is none: see hindi.ts. */
const ENTRY = /^(?<name>[^.].*?)(?<hindi>\.hi)?\.(?:yaml|md)$/;

interface Listed {
  readonly changed: number;
  readonly english: ReadonlySet<string>;
  readonly hindi: ReadonlySet<string>;
}

const listed = new Map<string, Listed>();

/**
 * The entries of a folder of content, by the names of their files without ending, sorted. A folder is
 * a list: a new file in it is a new page, office or person, and nothing else names it. It is read
 * again when it has changed, so that development follows.
 *
 * @param folder within the project, such as content/services
 * @param root folder of the project
 */
export const namesIn = (folder: string, root = process.cwd()): ReadonlySet<string> =>
  list(folder, root).english;

/** The entries of a folder that are written in Hindi: beside the English one, or alone. */
export const hindiNamesIn = (folder: string, root = process.cwd()): ReadonlySet<string> =>
  list(folder, root).hindi;

function list(folder: string, root: string): Listed {
  const path = join(root, folder);
  // Git keeps no empty folder: without its last opening, content/careers is gone.
  if (!existsSync(path)) return { changed: 0, english: new Set(), hindi: new Set() };
  const changed = statSync(path).mtimeMs;
  const before = listed.get(path);
  if (before?.changed === changed) return before;
  const found = readdirSync(path)
    .sort()
    .map((file): NonNullable<RegExpExecArray['groups']> => ENTRY.exec(file)?.groups ?? {});
  const named = (isHindi: boolean) =>
    new Set(found.flatMap(({ name, hindi }) => (name && Boolean(hindi) === isHindi ? [name] : [])));
  const now = { changed, english: named(false), hindi: named(true) };
  listed.set(path, now);
  return now;
}
