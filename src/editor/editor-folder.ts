import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { editorConfig } from './config.ts';
import { PAGES, packagedFiles } from './editor-files.ts';
import { type GitHost, hasDrafts } from './git-host.ts';
import { knownNames } from './known.ts';
import { policy } from './policy.ts';

/** What only the editor on this machine needs. */
const LOCAL_ONLY = /^(?:history|index|preview|search-look)\.|^editor\.html/;

/**
 * Writes the editor as files that any private web server can show. They hold no key: each person
 * signs in to the git host.
 *
 * @param root folder of the project
 * @param to folder that is made anew
 */
export function writeEditorFolder(root: string, to: string, host: GitHost): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(PAGES, to, { recursive: true, filter: (path) => !LOCAL_ONLY.test(basename(path)) });
  const write = (path: string, data: string | Buffer) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), data);
  };
  for (const { path, body } of packagedFiles) write(path, body());
  const page = readFileSync(join(PAGES, 'editor.html'), 'utf8');
  const csp = policy([new URL(host.api_root).origin]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${csp}" />`;
  write('index.html', page.replace('<head>', `<head>\n    ${meta}`));
  const config = {
    ...editorConfig(root, host),
    ...(hasDrafts(host) ? { publish_mode: 'editorial_workflow' } : {}),
  };
  write('config.json', JSON.stringify(config));
  write('known.json', JSON.stringify(knownNames(root)));
}
