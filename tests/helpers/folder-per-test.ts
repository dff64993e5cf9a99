import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder of its own for each test: new before it, gone after it. */
export interface TestFolder {
  readonly root: string;
  /** Writes a file, with the folders above it, and says where it is. */
  write(file: string, content: Buffer | string): string;
}

/** Called once for a file of tests, or in a `describe`, before other preparations that need it. */
export function folderPerTest(): TestFolder {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    get root() {
      return root;
    },
    write(file, content) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
  };
}
