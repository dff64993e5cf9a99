// Writes every content file as the editor would, so that an edit there changes its own lines only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasHindi, hindiFile } from '../src/catalog/load/hindi.ts';
import { formsIn } from '../src/editor/forms.ts';
import { hindiAsWritten } from '../src/editor/hindi-file.ts';
import { asWritten } from '../src/editor/written.ts';
import { projectRoot } from './project.ts';

const change = (path: string, written: (text: string) => string) => {
  const file = join(projectRoot, path);
  writeFileSync(file, written(readFileSync(file, 'utf8')));
};

for (const { path, fields } of formsIn(projectRoot)) {
  change(path, (text) => asWritten(text, path, fields));
  if (path.endsWith('.md') || !hasHindi(projectRoot, path)) continue;
  const english = readFileSync(join(projectRoot, path), 'utf8');
  change(hindiFile(path), (hindi) => hindiAsWritten(english, hindi, fields));
}
