import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = join(import.meta.dirname, 'page');
const SVELTIA = 'sveltia/sveltia-cms.mjs';
const ICONS = 'fonts/material-symbols-outlined.woff2';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file that the editor's page loads. */
export interface EditorFile {
  readonly path: string;
  readonly type: string;
  readonly body: () => Buffer;
}

/** All that the editor is made of, from its packages and from here. Nothing is loaded from elsewhere. */
export function editorFiles(): EditorFile[] {
  const pages = readdirSync(PAGES).map((name) => ({
    path: name,
    body: () => readFileSync(join(PAGES, name)),
  }));
  return [
    ...pages,
    { path: SVELTIA, body: withOwnFonts },
    { path: ICONS, body: () => readFileSync(packaged(ICON_FONT)) },
  ].map((file) => ({ ...file, type: TYPES[extname(file.path)] ?? 'application/octet-stream' }));
}

const ICON_FONT =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

const packaged = (path: string) => fileURLToPath(import.meta.resolve(path));

/** Sveltia CMS, which would fetch its fonts from a network of others. Texts show in the system's. */
function withOwnFonts(): Buffer {
  const script = join(packaged('@sveltia/cms'), '../../dist/sveltia-cms.mjs');
  const fonts = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^"'`)]*/g;
  return Buffer.from(readFileSync(script, 'utf8').replaceAll(fonts, 'fonts/$1.woff2'));
}
