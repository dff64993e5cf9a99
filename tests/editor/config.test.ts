import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { photo } from '../../src/catalog/schemas/photo.ts';
import { laidDown } from '../../src/catalog/schemas/shapes.ts';
import { line } from '../../src/catalog/schemas/text.ts';
import { editorConfig, LOCAL } from '../../src/editor/config.ts';
import { fieldsOf } from '../../src/editor/fields.ts';
import { formsOf } from '../../src/editor/forms.ts';
import { knownNames } from '../../src/editor/known.ts';
import { type SchemaNode, schemaNode } from '../../src/editor/schema-node.ts';
import { sources } from '../../src/editor/sources.ts';

const root = process.cwd();
const config = editorConfig(root, LOCAL);

/** Fields of a form and of all that is in it. */
function allOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const inside = [
      ...('fields' in field && Array.isArray(field.fields) ? field.fields : []),
      ...('types' in field && Array.isArray(field.types)
        ? field.types.flatMap(({ fields = [] }) => fields)
        : []),
      ...('field' in field && typeof field.field === 'object' ? [field.field] : []),
    ];
    return [field, ...allOf(inside)];
  });
}

/** How many fields a schema has, with those of the groups in it. */
function count(node: SchemaNode): number {
  const parts = Object.values(node.properties ?? {});
  const inside = [
    ...(node.oneOf ?? []),
    ...(node.anyOf ?? []),
    ...(node.items ? [node.items] : []),
  ];
  const all = [...parts, ...inside].map(count);
  return parts.length + all.reduce((sum, each) => sum + each, 0);
}

const form = (schema: z.ZodType) => fieldsOf(schemaNode(schema), { references: new Map() });

it('has a field with a name, a label and a kind for every field of every schema', () => {
  for (const { path, fields } of formsOf(config, root)) {
    for (const { name, label, widget } of allOf(fields)) {
      expect({ path, name, label, widget }).toEqual({
        path,
        name: expect.stringMatching(/./),
        label: expect.stringMatching(/^[A-ZÀ-Þ\d]/),
        widget: expect.stringMatching(/./),
      });
    }
  }
  for (const { path, node, kind } of sources()) {
    if (kind === 'single-file' || node.oneOf) continue;
    const { fields = [] } =
      formsOf(config, root).find((each) => each.path.startsWith(`${path}/`)) ?? {};
    // Which kind an item of a list is, the list asks by itself.
    expect(allOf(fields).length, path).toBeGreaterThanOrEqual(count(node) * 0.9);
  }
});

it('begins an article in Hindi as the file that the site reads, and finds it again', () => {
  // Of the lists that could hold a file, Sveltia CMS reads it by the first.
  const list = (file: string) =>
    config.collections?.find(
      (each) =>
        'folder' in each && file.startsWith(each.folder) && file.endsWith(`.${each.extension}`),
    );
  expect(list('content/blog/naya-lekh.hi.md')).toMatchObject({
    label_singular: 'Article in Hindi',
    create: true,
  });
  expect(list('content/blog/new.md')).toMatchObject({ label_singular: 'Article' });
  expect(formsOf(config, root).map(({ path }) => path)).toContain(
    'content/blog/website-ka-kharcha.hi.md',
  );
});

it('finds a case by its project, and a list adds what it holds', () => {
  const cases = config.collections?.find((each) => 'name' in each && each.name === 'work');
  expect(cases).toMatchObject({
    summary: '{{heading}} · {{slug}}',
    slug: { hint: expect.stringMatching(/^The name of its project.* it can’t change later\.$/) },
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'services', label_singular: 'Service' }),
    ]),
  });
});

it('shows a new field of a schema with its hint and its limit', () => {
  const [motto] = form(
    z.strictObject({ shortMotto: line(30).optional().describe('Below the name') }),
  );
  expect(motto).toMatchObject({
    name: 'shortMotto',
    label: 'Short motto',
    hint: 'Below the name. At most 30 characters.',
    required: false,
    widget: 'string',
  });
});

it('asks for a number where the file has one, and for words where it has those', () => {
  const claims = formsOf(config, root).find(({ path }) => path === 'content/claims.yaml');
  const figures = allOf(claims?.fields ?? []).filter(
    ({ name }) => name === 'days' || name === 'rupees',
  );
  expect(figures.map(({ name, widget }) => `${name}: ${widget}`)).toContain('days: string');
  expect(figures.map(({ name, widget }) => `${name}: ${widget}`)).toContain('rupees: number');
});

it('refuses what is too long with a sentence, and counts a figure in braces as one character', () => {
  const [text] = form(z.strictObject({ text: line(10) }));
  const [pattern = '', sentence] =
    text && 'pattern' in text && Array.isArray(text.pattern) ? text.pattern : [];
  const regex = new RegExp(String(pattern).slice(1, -2), 'u');
  expect(sentence).toBe('This must have at most 10 characters. Shorten it.');
  expect(regex.test('ten letter')).toBe(true);
  expect(regex.test('ten letters')).toBe(false);
  expect(regex.test('{price:web-awareness} a year')).toBe(true);
});

it('says what the build would say to a text that has another form', () => {
  const code = z.string().regex(/^\d{6}$/, { error: 'must be a PIN code of six digits.' });
  expect(form(z.strictObject({ code }))).toMatchObject([
    { pattern: ['/^\\d{6}$/', 'This must be a PIN code of six digits.'] },
  ]);
});

it('offers to add nothing to a list whose items are laid down', () => {
  const steps = laidDown('Both', ['First', 'Then'], line(9), (name) => name);
  expect(form(z.strictObject({ steps }))).toMatchObject([
    { allow_add: false, allow_remove: false, allow_reorder: false },
  ]);
});

it('asks of what kind an item is, uploads pictures, and offers what is known', () => {
  const kinds = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('sum'), total: z.int() }),
    z.strictObject({ type: z.literal('wide-table'), rows: z.array(line(9)) }),
  ]);
  const family = z.enum(['web', 'search']);
  const fields = form(z.strictObject({ parts: z.array(kinds).min(2), family, cover: photo }));
  expect(fields).toMatchObject([
    {
      widget: 'list',
      typeKey: 'type',
      min: 2,
      types: [
        { name: 'sum', label: 'Sum', fields: [{ name: 'total', widget: 'number' }] },
        { name: 'wide-table', label: 'Wide table', fields: [{ name: 'rows', widget: 'list' }] },
      ],
    },
    { widget: 'select', options: ['web', 'search'] },
    {
      fields: [
        { name: 'file', widget: 'image' },
        { name: 'alt' },
        { name: 'focus' },
        { name: 'credit' },
      ],
    },
  ]);
});

it('names a page, where one is looked for, by its own words, not by who stands on it', () => {
  const names = Object.values(knownNames(root).pages);
  const projects = globSync('content/projects/*.yaml').filter((path) => !path.endsWith('.hi.yaml'));
  const titles = projects.map((path) => parse(readFileSync(path, 'utf8')).title);
  expect(titles.length).toBeGreaterThan(0);
  expect(names.filter((name) => titles.includes(name))).toEqual([]);
});
