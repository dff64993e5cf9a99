import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, readCurrent } from '../../../src/server/release/release.ts';
import { copySources } from '../../helpers/copy-sources.ts';
import { folderPerTest } from '../../helpers/folder-per-test.ts';

/** What somebody may change between two builds: a word, a price, a colour, a drawing that covers show. */
const CHANGES = [
  ['content/blog/Amazon-Sales-Formula.md', 'Behind the tricks', 'Behind all tricks'],
  ['content/packages/Ads-management.yaml', /^price: \d+$/m, 'price: 61000'],
  ['content/brand/palette.yaml', /^marigold: .*$/m, 'marigold: oklch(0.8 0.165 80)'],
  ['content/objects/graph.svg', '<path ', '<path opacity="0.5" '],
] as const;

describe.runIf(process.env.ALL_BUILDS)('a build after a change', () => {
  const folder = folderPerTest();

  /** The files of a release by their digests, once it is built. */
  function build(): Map<string, string> {
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder.root, stdio: 'pipe' });
    const dir = readCurrent(join(folder.root, 'dist'))?.dir ?? '';
    const digest = (name: string) =>
      createHash('sha256')
        .update(readFileSync(join(dir, name)))
        .digest('hex');
    const names = filesBelow(dir).filter((name) => name !== '.release.json');
    return new Map(names.map((name) => [name, digest(name)]));
  }

  test('gives the same files as one that knows no earlier build', () => {
    copySources(folder.root);
    const before = build();
    for (const [file, found, put] of CHANGES) {
      const path = join(folder.root, file);
      const text = readFileSync(path, 'utf8');
      const changed = text.replace(found, put);
      expect(changed, file).not.toBe(text);
      writeFileSync(path, changed);
    }
    const again = build();
    expect(again.get('covers/Amazon-Sales-Formula-1x1.png')).not.toBe(
      before.get('covers/Amazon-Sales-Formula-1x1.png'),
    );
    for (const left of ['dist', '.cache', '.astro']) {
      rmSync(join(folder.root, left), { recursive: true, force: true });
    }
    expect([...again].sort()).toEqual([...build()].sort());
  }, 900_000);
});
