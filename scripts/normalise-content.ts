// Writes every content file as the editor would, so that an edit there changes its own lines only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorConfig, LOCAL } from '../src/editor/config.ts';
import { formsOf } from '../src/editor/forms.ts';
import { asWritten } from '../src/editor/written.ts';
import { projectRoot } from './project.ts';

for (const { path, fields } of formsOf(editorConfig(projectRoot, LOCAL), projectRoot)) {
  const file = join(projectRoot, path);
  writeFileSync(file, asWritten(readFileSync(file, 'utf8'), path, fields));
}
