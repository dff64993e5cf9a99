import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { packagedFiles } from '../../src/editor/editor-files.ts';

/** The values of a copy, as Sveltia CMS takes them from the form that is open. */
const TAKEN =
  /Object\.fromEntries\(Object\.entries\((?<draft>\w+)\.currentValues\).*?\[\w+,.*?(?<snapshot>\w+)\(\w+\)\).*?\]\)\)(?=;)/;

it('a copy has the words of the other, but none in Hindi, for search engines, or of its client', () => {
  const script = packagedFiles.find(({ path }) => path.endsWith('sveltia-cms.mjs'))?.body();
  const [taken = '', draft = '', snapshot = ''] = TAKEN.exec(String(script)) ?? [];
  const en = {
    title: 'Films',
    'meta.title': 'Films in Delhi',
    'meta.description': 'By us',
    date: '2026-05',
    'services.0': 'seo-services',
    'related.2': 'local-seo-services',
    'package.href': '/packages/seo',
    'menu.groups.0.label': 'Guaranteed SEO',
    'menu.footer.label': 'Growth',
    'figure.value': '38%',
    'done.0.when': 'Month 1',
    'sections.8.time.figure': '3 hours',
    'screens.desk.points.0.label': 'Oct',
    'screens.desk.points.0.value': 9,
    'quote.text': 'They film well.',
  };
  const copy = runInNewContext(taken, {
    [draft]: { currentValues: { en, hi: { title: 'फ़िल्में' } } },
    [snapshot]: structuredClone,
  });
  const empty = Object.fromEntries(Object.keys(en).map((key) => [key, '']));
  expect(copy).toEqual({ en: { ...empty, title: 'Films', 'menu.footer.label': 'Growth' } });
  expect(String(script)).toMatch(/currentLocales:\{\.\.\.\w+\.currentLocales,hi:!1\}/);
});
