import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { places } from '../../src/catalog/collections.ts';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

interface Case {
  readonly when: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly before: string;
  readonly after: string;
  readonly says: string;
}

const cases: Case[] = parse(readFileSync('tests/fixtures/mistakes.yaml', 'utf8'));
const HOME = 'content/pages/home.yaml';

const folder = folderPerTest();

/** Copies a file of ours with other texts for some that stand in it exactly once. */
function edit(file: string, ...changes: [before: string, after: string][]) {
  let text = readFileSync(file, 'utf8');
  for (const [before, after] of changes) {
    expect(text.split(before).length, `"${before}" in ${file}`).toBe(2);
    text = text.replace(before, after);
  }
  folder.write(file, text);
}

function schemaOf(file: string): z.ZodType {
  const place = Object.values(places).find((one) =>
    'file' in one ? one.file === file : one.folder === dirname(file),
  );
  if (!place) throw new Error(`src/catalog/collections.ts has no ${file}.`);
  return place.schema;
}

function mistakeIn(file: string): string {
  try {
    readYaml(folder.root, file, schemaOf(file));
  } catch (mistake) {
    return mistake instanceof Error ? mistake.message : String(mistake);
  }
  return 'no mistake was found';
}

describe('a mistake in a content file is told with file, line, field and remedy', () => {
  it.each(cases)('when $when', ({ file, before, after, says }) => {
    edit(file, [before, after]);
    const message = mistakeIn(file);
    expect(message).toContain(`in ${file}:`);
    expect(message).toMatch(/\n {2}line \d+: /);
    expect(message).toContain(says);
  });

  it('when what it repeats would fill all memory', () => {
    const file = 'content/redirects.yaml';
    const repeated = [...'bcdefghij'].map((to, at) => {
      const from = 'abcdefghi'[at];
      return `${to}: &${to} [${Array(9).fill(`*${from}`).join()}]`;
    });
    folder.write(file, ['a: &a [x, x]', ...repeated].join('\n'));
    expect(mistakeIn(file)).toMatch(/in content\/redirects\.yaml:\n {2}line 1: this is not YAML/);
  });

  it('when a text is as long as a book, before anybody loses patience', () => {
    const file = 'content/navigation.yaml';
    const book = `hint: Five steps${'a'.repeat(300_000)}`;
    edit(file, ['hint: Five steps from research to return', book]);
    expect(mistakeIn(file)).toContain('and at most 60 fit');
  });

  it('when the head office has a number of its own', () => {
    const { mainOffice } = parse(readFileSync('content/site.yaml', 'utf8'));
    const offices = globSync('content/offices/*.yaml', { exclude: ['**/*.hi.yaml'] });
    const head = `content/offices/${mainOffice}.yaml`;
    const other = offices.find((file) => file !== head) ?? '';
    edit('content/site.yaml');
    for (const file of [head, other]) {
      const { phone: _, ...office } = parse(readFileSync(file, 'utf8'));
      folder.write(file, `phone: +91 98111 22333\n${stringify(office)}`);
    }
    expect(mistakeIn(head)).toContain(
      'phone is the head office’s, whose numbers are those of the site.',
    );
    expect(mistakeIn(other)).toBe('no mistake was found');
  });

  it('lists every mistake of the file at once', () => {
    edit(
      HOME,
      ['heading: We know your trade', 'heading: ""'],
      ['    - Branding and Content\n', ''],
    );
    expect(mistakeIn(HOME)).toMatch(/^2 mistakes in .*\n {2}line \d+.*\n {2}line \d+/);
  });

  it('when the file is missing', () => {
    expect(mistakeIn('content/site.yaml')).toBe(
      'A mistake in content/site.yaml:\n  The file is missing. Write it, or put it back.',
    );
  });
});
