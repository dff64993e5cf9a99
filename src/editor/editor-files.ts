import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The editor's pages, and what they load beside the packages. */
export const PAGES = join(import.meta.dirname, 'page');

const ICONS =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const packaged = (path: string) => fileURLToPath(import.meta.resolve(path));

/** Sveltia CMS, which would fetch its fonts from a network of others. Texts show in the system's. */
function withOwnFonts(): Buffer {
  const script = join(packaged('@sveltia/cms'), '../../dist/sveltia-cms.mjs');
  const fonts = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^"'`)]*/g;
  return Buffer.from(readFileSync(script, 'utf8').replaceAll(fonts, 'fonts/$1.woff2'));
}

/** What the pages load of packages. Nothing is loaded from elsewhere. */
export const packagedFiles = [
  { path: 'sveltia/sveltia-cms.mjs', type: 'text/javascript', body: withOwnFonts },
  {
    path: 'fonts/material-symbols-outlined.woff2',
    type: 'font/woff2',
    body: () => readFileSync(packaged(ICONS)),
  },
];
