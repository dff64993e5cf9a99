import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A Hindi text stands beside its entry, and is none: see hindi.ts. */
const ENTRY = /^(?<name>[^.].*)(?<!\.hi)\.(?:yaml|md)$/;

const listed = new Map<string, { changed: number; names: ReadonlySet<string> }>();

/**
 * The entries of a folder of content, by the names of their files without ending, sorted. A folder is
 * a list: a new file in it is a new page, office or person, and nothing else names it. It is read
 * again when it has changed, so that development follows.
 *
 * @param folder within the project, such as content/services
 * @param root folder of the project
 */
export function namesIn(folder: string, root = process.cwd()): ReadonlySet<string> {
  const path = join(root, folder);
  // Git keeps no empty folder: without its last opening, content/careers is gone.
  if (!existsSync(path)) return new Set();
  const changed = statSync(path).mtimeMs;
  const before = listed.get(path);
  if (before?.changed === changed) return before.names;
  const files = readdirSync(path).sort();
  const names = new Set(files.flatMap((file) => ENTRY.exec(file)?.groups?.name ?? []));
  listed.set(path, { changed, names });
  return names;
}
