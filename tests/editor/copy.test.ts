import { runInNewContext } from 'node:vm';
import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { editorConfig, LOCAL } from '../../src/editor/config.ts';
import { packagedFiles } from '../../src/editor/editor-files.ts';

const script = String(packagedFiles.find(({ path }) => path.endsWith('sveltia-cms.mjs'))?.body());
const { collections = [] } = editorConfig(process.cwd(), LOCAL);

/** The values of a copy, as Sveltia CMS takes them from the form that is open. */
const TAKEN =
  /Object\.fromEntries\(Object\.entries\((?<draft>\w+)\.currentValues\)[^;]*?\[\w+,(?<snapshot>\w+)\(\w+\)\]\)\)(?=;)/;
/** What it does first to each of them. */
const CHANGED =
  /Object\.keys\((?<values>\w+)\)\.forEach\(\w+=>\{let \w+=(?<fieldOf>\w+)\(\{\.\.\.(?<entry>\w+),keyPath:\w+\}\);(?=\w+\?\.notCopied).*?(?=if\()/;

/** The fields that hold a value, by their paths; any item of a list is 0. */
function valuesOf(field: Field, path = field.name): [path: string, field: Field][] {
  const at = field.widget === 'list' ? `${path}.0` : path;
  if ('field' in field && field.field) return valuesOf(field.field, at);
  const kinds = 'types' in field && Array.isArray(field.types) ? field.types : [field];
  const fields = kinds.flatMap((kind) => ('fields' in kind && kind.fields) || []);
  if (fields.length === 0) return [[path, field]];
  return fields.flatMap((inside) => valuesOf(inside, `${at}.${inside.name}`));
}

/** The fields that are empty in a copy of an entry of a list in which all fields are written. */
function emptyInCopies(list: string): string[] {
  const collection = collections.find((each) => 'name' in each && each.name === list);
  const fields = collection && 'fields' in collection ? (collection.fields ?? []) : [];
  const known = new Map(fields.flatMap((field) => valuesOf(field)));
  const values = Object.fromEntries([...known.keys()].map((path) => [path, 'words']));
  const changed = CHANGED.exec(script);
  const names = changed?.groups ?? {};
  runInNewContext(`${changed?.[0]}})`, {
    [`${names.values}`]: values,
    [`${names.entry}`]: {},
    [`${names.fieldOf}`]: ({ keyPath }: { keyPath: string }) => known.get(keyPath),
  });
  return Object.keys(values).filter((path) => values[path] === '');
}

it('a copy has the words of the other, but none in Hindi', () => {
  const [taken = '', draft = '', snapshot = ''] = TAKEN.exec(script) ?? [];
  const currentValues = { en: { title: 'Films' }, hi: { title: 'फ़िल्में' } };
  const copy = runInNewContext(taken, { [draft]: { currentValues }, [snapshot]: structuredClone });
  expect(copy).toEqual({ en: { title: 'Films' } });
  expect(script).toMatch(/currentLocales:\{\.\.\.\w+\.currentLocales,hi:!1\}/);
});

it('a copy begins without what is an entry’s own alone, as the schemas say', () => {
  const searches = ['meta.title', 'meta.description'];
  expect(emptyInCopies('articles')).toEqual([...searches, 'related.0']);
  expect(emptyInCopies('clients')).toEqual(['quote.order', 'quote.text']);
  expect(emptyInCopies('people')).toEqual([]);
  expect(emptyInCopies('services')).toEqual([
    'family',
    'menu.groups.0.label',
    'quote',
    ...searches,
    'hero.object',
    'hero.circles.0.figure',
    'sections.0.steps.0.when',
    'sections.0.time.figure',
    'sections.0.figures.0.figure',
    'sections.0.figure',
    'sections.0.rows.0.figure',
    'sections.0.result.figure',
    ...['href', 'sells', 'besides', 'text', 'more', 'less'].map((name) => `package.${name}`),
    'related.0',
    'article',
  ]);
  expect(emptyInCopies('work')).toEqual([
    ...searches,
    'sector',
    'services.0',
    'date',
    'span',
    ...['value', 'counts', 'measured'].map((name) => `figure.${name}`),
    'done.0.when',
    'screens.phone.brand',
    ...['label', 'value'].map((name) => `screens.phone.rows.0.${name}`),
    'screens.phone.button',
    ...['desk.rows', 'desk.points'].flatMap((list) =>
      ['label', 'value'].map((name) => `screens.${list}.0.${name}`),
    ),
    'quote.client',
    'quote.text',
  ]);
});
