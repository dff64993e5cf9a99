import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project.ts';

const COPIED = ['astro.config.ts', 'content', 'package.json', 'src', 'tsconfig.json'];
const SERVICES = 'content/services';
const CARDS = 'src/site/pages/cards';

/** Copies what a build reads. Whoever asks for the copy removes it. */
export async function createFixture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  for (const name of COPIED) {
    await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  }
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A page's `menu`, as far as its header and footer go. */
const PLACES = /^ {2}groups:\n(?: {4}.*\n)+(?: {2}footer:\n(?: {4}.*\n)+)?/m;

/**
 * Makes so many service pages beside the project's own, which they repeat in turn, and forgets what
 * was built before.
 */
export async function prepareFixture(
  folder: string,
  pages: number,
  { withCards }: { readonly withCards: boolean },
): Promise<void> {
  for (const left of ['.astro', '.cache', 'dist', SERVICES, CARDS]) {
    await rm(join(folder, left), { recursive: true, force: true });
  }
  for (const own of withCards ? [SERVICES, CARDS] : [SERVICES]) {
    await cp(join(projectRoot, own), join(folder, own), { recursive: true });
  }
  const files = await readdir(join(projectRoot, SERVICES));
  for (let index = 0; index < pages; index++) {
    const source = files[index % files.length] ?? '';
    const text = await readFile(join(projectRoot, SERVICES, source), 'utf8');
    // Menus hold the services that an agency has; thousands of pages are never all in them.
    const unlisted = text.replace(PLACES, '  groups: []\n');
    await writeFile(join(folder, SERVICES, `fixture-${index}-${source}`), unlisted);
  }
}
