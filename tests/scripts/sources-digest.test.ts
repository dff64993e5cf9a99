import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesDigest } from '../../scripts/site-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const file of ['src/site/pages/index.astro', 'src/server/app.ts', 'content/site.yaml']) {
    write(file, 'as it was');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Whether the site is built again once this file has been written. */
function rebuilds(file: string, text = 'changed'): boolean {
  const before = sourcesDigest({}, root);
  write(file, text);
  return sourcesDigest({}, root) !== before;
}

test.each([
  'src/site/pages/index.astro',
  'src/serverless.ts',
  'content/new.yaml',
  'package-lock.json',
])('the site is built again when %s has changed or come', (file) =>
  expect(rebuilds(file)).toBe(true),
);

test.each(['src/server/app.ts', 'src/leads/new/file.ts', 'README.md'])(
  'the site stays as it is when %s has changed or come',
  (file) => expect(rebuilds(file)).toBe(false),
);

test('the site is built again for another address', () => {
  const digest = (SITE_URL: string) => sourcesDigest({ SITE_URL }, root);
  expect(digest('https://a.example.com')).not.toBe(digest('https://b.example.com'));
});
