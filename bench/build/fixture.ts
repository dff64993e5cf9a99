import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project.ts';

const COPIED = ['astro.config.ts', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];
const SERVICES = 'content/services';
const CARDS = 'src/pages/cards';

/** A copy of the project that can be given any number of service pages. */
export interface Fixture {
  readonly folder: string;
  /** Where its build goes. */
  readonly dist: string;
  /** Makes so many service pages beside the project's own, and forgets what was built before. */
  prepare(pages: number, options: { readonly withCards: boolean }): Promise<void>;
  remove(): Promise<void>;
}

/** Copies what a build reads. The further pages repeat the project's services in turn. */
export async function createFixture(): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  for (const name of COPIED) {
    await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  }
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    dist: join(folder, 'dist'),
    prepare: async (pages, { withCards }) => {
      for (const left of ['.astro', '.cache', 'dist', SERVICES, CARDS]) {
        await rm(join(folder, left), { recursive: true, force: true });
      }
      await writeServices(folder, pages);
      if (withCards) await cp(join(projectRoot, CARDS), join(folder, CARDS), { recursive: true });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A page's `menu`, as far as its header and footer go. */
const PLACES = /^ {2}groups:\n(?: {4}.*\n)+(?: {2}footer:\n(?: {4}.*\n)+)?/m;

async function writeServices(folder: string, pages: number): Promise<void> {
  await cp(join(projectRoot, SERVICES), join(folder, SERVICES), { recursive: true });
  const files = await readdir(join(projectRoot, SERVICES));
  for (let index = 0; index < pages; index++) {
    const source = files[index % files.length] ?? '';
    const text = await readFile(join(projectRoot, SERVICES, source), 'utf8');
    // Menus hold the services that an agency has; thousands of pages are never all in them.
    const unlisted = text.replace(PLACES, '  groups: []\n');
    await writeFile(join(folder, SERVICES, `fixture-${index}-${source}`), unlisted);
  }
}
