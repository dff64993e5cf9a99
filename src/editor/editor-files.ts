import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The editor's pages, and what they load beside the packages. */
export const PAGES = join(import.meta.dirname, 'page');

const ICONS =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const packaged = (path: string) => fileURLToPath(import.meta.resolve(path));

/** Sveltia CMS, which would fetch its fonts from a network of others. Texts show in the system's. */
function withOwnFonts(script: string): string {
  const fonts = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^"'`)]*/g;
  return script.replaceAll(fonts, 'fonts/$1.woff2');
}

/**
 * A copy of an entry begins without Hindi, which would be that of the other, and without what the schemas say is
 * not copied. Done where Sveltia CMS makes it: a form that is drawn already may be of either.
 */
function withOwnCopies(script: string): string {
  const values =
    /Object\.entries\(\w+\.currentValues\)(?=\.map\(\(\[(\w+),(\w+)\]\)=>\[\1,\w+\(\2\)\]\)\);)/;
  const field =
    /Object\.keys\((\w+)\)\.forEach\((\w+)=>\{let (\w+)=\w+\(\{\.\.\.\w+,keyPath:\2\}\);(?=if\(\3\?\.widget===`uuid`)/;
  const entry =
    /\.\.\.(\w+),(?=id:crypto\.randomUUID\(\),createdAt:Date\.now\(\),isNew:!0,originalEntry:void 0)/;
  if (![values, field, entry].every((part) => part.test(script)))
    throw new Error('Sveltia CMS copies otherwise.');
  return script
    .replace(values, '$&.filter(([locale])=>locale!=="hi")')
    .replace(field, '$&$3?.notCopied&&typeof $1[$2]!="object"&&($1[$2]="");')
    .replace(entry, '...$1,currentLocales:{...$1.currentLocales,hi:!1},');
}

function sveltia(): Buffer {
  const script = readFileSync(join(packaged('@sveltia/cms'), '../../dist/sveltia-cms.mjs'), 'utf8');
  // A name of a file would keep the ~ that phones write.
  return Buffer.from(withOwnCopies(withOwnFonts(script.replace('[^\\w-~]', '[^\\w-]'))));
}

/** What the pages load of packages. Nothing is loaded from elsewhere. */
export const packagedFiles = [
  { path: 'sveltia/sveltia-cms.mjs', type: 'text/javascript', body: sveltia },
  {
    path: 'fonts/material-symbols-outlined.woff2',
    type: 'font/woff2',
    body: () => readFileSync(packaged(ICONS)),
  },
];
