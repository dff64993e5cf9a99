import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { englishFile } from '../../src/catalog/load/hindi.ts';
import { formsIn } from '../../src/editor/forms.ts';
import { hindiAsWritten } from '../../src/editor/hindi-file.ts';
import { asWritten } from '../../src/editor/written.ts';

const forms = formsIn(process.cwd());

it('every file of content has a form', () => {
  const files = globSync('content/**/*.{yaml,md}');
  expect(forms.map(({ path }) => path).sort()).toEqual(files.sort());
});

it('every file stands as the editor writes it, so that an edit changes its own lines', () => {
  const other = forms.filter(({ path, fields }) => {
    const text = readFileSync(path, 'utf8');
    const english = englishFile(path);
    if (english === path || path.endsWith('.md')) return asWritten(text, path, fields) !== text;
    return hindiAsWritten(readFileSync(english, 'utf8'), text, fields) !== text;
  });
  expect(
    other.map(({ path }) => path),
    'npm run fix writes them so',
  ).toEqual([]);
});
