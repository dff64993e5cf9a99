import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorConfig, LOCAL } from '../../src/editor/config.ts';
import { formsOf } from '../../src/editor/forms.ts';
import { asWritten } from '../../src/editor/written.ts';

const forms = formsOf(editorConfig(process.cwd(), LOCAL), process.cwd());

it('every file of content has a form; what Hindi says of one is written in its file', () => {
  const files = globSync('content/**/*.{yaml,md}', { exclude: ['**/*.hi.*'] });
  expect(forms.map(({ path }) => path).sort()).toEqual(files.sort());
});

it('every file stands as the editor writes it, so that an edit changes its own lines', () => {
  const other = forms.filter(({ path, fields }) => {
    const text = readFileSync(path, 'utf8');
    return asWritten(text, path, fields) !== text;
  });
  expect(
    other.map(({ path }) => path),
    'npm run fix writes them so',
  ).toEqual([]);
});
