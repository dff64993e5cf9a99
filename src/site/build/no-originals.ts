import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PICTURE_FORMATS, PICTURES } from '../../catalog/load/pictures.ts';

/**
 * Removes from a build the photographs as the camera wrote them. Astro leaves them beside what it makes
 * of them when anything reads their size, and they may say where somebody lives.
 */
export function noOriginals(): AstroIntegration {
  let pictures: URL;
  return {
    name: 'no-originals',
    hooks: {
      'astro:config:done': ({ config }) => {
        pictures = new URL(`${PICTURES}/`, config.root);
      },
      'astro:build:done': ({ dir }) => {
        const originals = picturesIn(pictures).map((path) => readFileSync(path));
        for (const path of picturesIn(new URL('_astro/', dir))) {
          const file = readFileSync(path);
          if (originals.some((original) => original.equals(file))) rmSync(path);
        }
      },
    },
  };
}

function picturesIn(folder: URL): string[] {
  const names = globSync(`*{${Object.keys(PICTURE_FORMATS).join(',')}}`, { cwd: folder });
  return names.map((name) => join(fileURLToPath(folder), name));
}
