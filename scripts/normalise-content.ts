// Writes every content file as the editor would, so that an edit there changes its own lines only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hindiPairs, withMark } from '../src/catalog/load/hindi-mark.ts';
import { formsIn } from '../src/editor/forms.ts';
import { asWritten } from '../src/editor/written.ts';
import { projectRoot } from './project.ts';

for (const { path, fields } of formsIn(projectRoot)) {
  const file = join(projectRoot, path);
  writeFileSync(file, asWritten(readFileSync(file, 'utf8'), path, fields));
}
for (const pair of hindiPairs(projectRoot)) {
  const file = join(projectRoot, pair.hindi);
  const english = readFileSync(join(projectRoot, pair.english), 'utf8');
  writeFileSync(file, withMark(english, readFileSync(file, 'utf8')));
}
