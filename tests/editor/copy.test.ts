import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { packagedFiles } from '../../src/editor/editor-files.ts';

/** The values of a copy, as Sveltia CMS takes them from the form that is open. */
const TAKEN =
  /Object\.fromEntries\(Object\.entries\((?<draft>\w+)\.currentValues\).*?\[\w+,.*?(?<snapshot>\w+)\(\w+\)\).*?\]\)\)(?=;)/;

it('a copy has the words of the other, but none in Hindi and none for search engines', () => {
  const script = packagedFiles.find(({ path }) => path.endsWith('sveltia-cms.mjs'))?.body();
  const [taken = '', draft = '', snapshot = ''] = TAKEN.exec(String(script)) ?? [];
  const en = { title: 'Films', 'meta.title': 'Films in Delhi', 'meta.description': 'By us' };
  const copy = runInNewContext(taken, {
    [draft]: { currentValues: { en, hi: { title: 'फ़िल्में' } } },
    [snapshot]: structuredClone,
  });
  expect(copy).toEqual({ en: { title: 'Films', 'meta.title': '', 'meta.description': '' } });
  expect(String(script)).toMatch(/currentLocales:\{\.\.\.\w+\.currentLocales,hi:!1\}/);
});
