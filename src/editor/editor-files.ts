import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The editor's pages, and what they load beside the packages. */
export const PAGES = join(import.meta.dirname, 'page');

const ICONS =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const packaged = (path: string) => fileURLToPath(import.meta.resolve(path));

/** What Sveltia CMS does otherwise here: where it does it, and what stands there instead. */
const CHANGES: readonly (readonly [does: RegExp, instead: string])[] = [
  // It would fetch its fonts from a network of others. Texts show in the system's.
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^"'`)]*/g, 'fonts/$1.woff2'],
  // A name of a file would keep the ~ that phones write.
  [/(?<=\[\^\\w-)~(?=\])/, ''],
  // Who takes an entry away is told which, by the name of its file.
  [/\w+\([^?]{9,15}\?`confirm_deleting_this_e/, 'location.hash.split`/`.at(-1)+": "+$&'],
  // A copy of an entry begins without Hindi, which would be that of the other, and without what the schemas say is
  // not copied. Done where the copy is made: a form that is drawn already may be of either.
  [
    /Object\.entries\(\w+\.currentValues\)(?=\.map\(\(\[(\w+),(\w+)\]\)=>\[\1,\w+\(\2\)\]\)\);)/,
    '$&.filter(([locale])=>locale!=="hi")',
  ],
  [
    /Object\.keys\((\w+)\)\.forEach\((\w+)=>\{let (\w+)=\w+\(\{\.\.\.\w+,keyPath:\2\}\);(?=if\(\3\?\.widget===`uuid`)/,
    '$&$3?.notCopied&&typeof $1[$2]!="object"&&($1[$2]="");',
  ],
  [
    /\.\.\.(\w+),(?=id:crypto\.randomUUID\(\),createdAt:Date\.now\(\),isNew:!0,originalEntry:void 0)/,
    '$&currentLocales:{...$1.currentLocales,hi:!1},',
  ],
];

function sveltia(): Buffer {
  let script = readFileSync(join(packaged('@sveltia/cms'), '../../dist/sveltia-cms.mjs'), 'utf8');
  for (const [does, instead] of CHANGES) {
    if (script.search(does) < 0) throw new Error(`Sveltia CMS does this otherwise: ${does}`);
    script = script.replace(does, instead);
  }
  return Buffer.from(script);
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
