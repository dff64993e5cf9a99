import { watch } from 'node:fs';
import { join } from 'node:path';

/** Longer than an editor takes to write a file and the photograph that belongs to it. */
const WRITTEN_AFTER_MS = 200;

/**
 * Calls back whenever content has changed and is written.
 *
 * @param root folder of the project
 * @returns what ends it
 */
export function onContentChange(root: string, changed: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const watcher = watch(join(root, 'content'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(changed, WRITTEN_AFTER_MS);
  });
  return () => {
    clearTimeout(waiting);
    watcher.close();
  };
}
