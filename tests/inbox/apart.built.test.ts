import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../helpers/built-site.ts';

test('nothing of the site or its server imports the inbox', () => {
  const files = globSync('src/**/*.{ts,tsx,astro,mjs}').filter(
    (file) => !file.startsWith('src/inbox'),
  );
  const importing = files.filter((file) => /from '[^']*\/inbox\//.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});

test('nothing of the inbox is in the public build', () => {
  const dir = builtSite();
  const files = globSync('**/*.{html,js,mjs,css,json,txt,xml}', { cwd: dir });
  const found = files.filter((file) =>
    /was-follow-up|leads\.csv|inbox_sessions|__Host-inbox/.test(
      readFileSync(join(dir, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
