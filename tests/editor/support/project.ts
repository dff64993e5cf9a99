import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtSite } from '../../helpers/built-site.ts';
import { copySources } from '../../helpers/copy-sources.ts';

const run = promisify(execFile);

/** A copy of content/ in a folder and a repository of its own. */
export interface Project {
  readonly root: string;
  /** The lines that have changed since the copy was made, with their signs, by file. */
  readonly changes: () => Record<string, string[]>;
  /** Reads all content as a build does; rejects with the mistakes in it. */
  readonly load: () => Promise<void>;
  /**
   * Builds the site with this content, which takes half a minute; rejects with the mistakes in it.
   *
   * @param look is given the folder of the built pages
   */
  readonly build: (look?: (pages: string) => void) => Promise<void>;
  readonly remove: () => void;
}

/** Copies the content of this project, for an editor to change, and the pages that it may link to. */
export function copyProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'edited-'));
  for (const part of ['content', 'src/site/pages']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@t.in', ...args], {
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'As it was');
  return {
    root,
    changes: () => {
      git('add', '-A');
      const parts = git('diff', '--cached', '-U0').split(/^diff --git .*\n/m);
      return Object.fromEntries(
        parts.filter(Boolean).map((part) => {
          const file = /^(?:\+\+\+ b|--- a|Binary files .* and b)\/(.+?)(?: differ)?$/m.exec(part);
          return [file?.[1] ?? part, part.split('\n').filter((line) => /^[+-](?![+-])/.test(line))];
        }),
      );
    },
    load: async () => {
      await run(process.execPath, [join(import.meta.dirname, 'load-content.ts')], { cwd: root });
    },
    build: async (look) => {
      const site = mkdtempSync(join(tmpdir(), 'edited-site-'));
      copySources(site);
      cpSync(join(root, 'content'), join(site, 'content'), { recursive: true });
      await run(process.execPath, [join(site, 'scripts/build.ts')], { cwd: site });
      look?.(builtSite(join(site, 'dist')));
      rmSync(site, { recursive: true });
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
