import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtSite } from '../helpers/built-site.ts';

const EDITOR = /sveltia|served-folder|EDITED_AT|caretPositionFromPoint/i;

it('leaves nothing of the editor in the build', () => {
  const dir = builtSite();
  const files = globSync('**/*.{html,js,mjs,json,css,yaml}', { cwd: dir });
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => EDITOR.test(readFileSync(join(dir, file), 'utf8')));
  expect(found).toEqual([]);
});
