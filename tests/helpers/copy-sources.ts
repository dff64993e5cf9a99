import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Copies into a folder what a site is built from, so that it can be built with other content. */
export function copySources(root: string): void {
  for (const part of ['content', 'scripts', 'src']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  for (const file of ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(file, join(root, file));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}
