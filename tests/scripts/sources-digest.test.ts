import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sourcesDigest } from '../../scripts/site-build.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();
beforeEach(() => {
  for (const file of ['src/site/pages/index.astro', 'src/server/app.ts', 'content/site.yaml']) {
    folder.write(file, 'as it was');
  }
});

/** Whether the site is built again once this file has been written. */
function rebuilds(file: string, text = 'changed'): boolean {
  const before = sourcesDigest({}, folder.root);
  folder.write(file, text);
  return sourcesDigest({}, folder.root) !== before;
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

test('the site is built again on the day of an article that waited, though nothing was written', () => {
  folder.write('content/blog/ahead.md', '---\npublished: 2999-12-01\n---\n');
  onTestFinished(() => void vi.useRealTimers());
  const [waits, comes, stays] = ['2999-11-30T18:29Z', '2999-11-30T18:30Z', '2999-12-09T12:00Z'].map(
    (moment) => {
      vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
      return sourcesDigest({}, folder.root);
    },
  );
  expect(comes).not.toBe(waits);
  expect(stays).toBe(comes);
});

test('the site is built again for another address', () => {
  const digest = (SITE_URL: string) => sourcesDigest({ SITE_URL }, folder.root);
  expect(digest('https://a.example.com')).not.toBe(digest('https://b.example.com'));
});
