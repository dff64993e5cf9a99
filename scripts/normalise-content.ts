// Writes every content file as the editor would, so that an edit there changes its own lines only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFile } from '../src/catalog/load/hindi.ts';
import { formsIn } from '../src/editor/forms.ts';
import { hindiAsWritten } from '../src/editor/hindi-file.ts';
import { asWritten } from '../src/editor/written.ts';
import { projectRoot } from './project.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

for (const { path, fields } of formsIn(projectRoot)) {
  const english = englishFile(path);
  const written =
    english === path || path.endsWith('.md')
      ? asWritten(read(path), path, fields)
      : hindiAsWritten(read(english), read(path), fields);
  writeFileSync(join(projectRoot, path), written);
}
