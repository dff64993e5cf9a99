import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from '../../scripts/project.ts';

const COPIED = ['astro.config.ts', 'content', 'package.json', 'src', 'tsconfig.json'];
const SERVICES = 'content/services';
const CARDS = 'src/pages/cards';
const ROUTES = 'src/catalog/routes.ts';
const NAVIGATION = 'src/catalog/schemas/navigation.ts';
const NAME = 'fixture-';

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
  // Menus hold the services that an agency has; thousands of pages are never all in them.
  await edit(
    folder,
    NAVIGATION,
    'of SERVICE_SLUGS)',
    `of SERVICE_SLUGS.filter((slug) => !slug.startsWith('${NAME}')))`,
  );
  return {
    folder,
    dist: join(folder, 'dist'),
    prepare: async (pages, { withCards }) => {
      for (const left of ['.astro', '.cache', 'dist', SERVICES, CARDS, ROUTES]) {
        await rm(join(folder, left), { recursive: true, force: true });
      }
      const slugs = await writeServices(folder, pages);
      await cp(join(projectRoot, ROUTES), join(folder, ROUTES));
      const start = 'SERVICE_SLUGS = [';
      await edit(folder, ROUTES, start, start + slugs.map((slug) => `'${slug}',`).join('\n'));
      if (withCards) await cp(join(projectRoot, CARDS), join(folder, CARDS), { recursive: true });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function writeServices(folder: string, pages: number): Promise<string[]> {
  await cp(join(projectRoot, SERVICES), join(folder, SERVICES), { recursive: true });
  const files = await readdir(join(projectRoot, SERVICES));
  const slugs: string[] = [];
  for (let index = 0; index < pages; index++) {
    const source = files[index % files.length] ?? '';
    const slug = `${NAME}${index}-${basename(source, '.yaml')}`;
    await cp(join(projectRoot, SERVICES, source), join(folder, SERVICES, `${slug}.yaml`));
    slugs.push(slug);
  }
  return slugs;
}

/** @throws when the text is not there: the project has changed, and the fixture must follow */
async function edit(
  folder: string,
  name: string,
  text: string,
  replacement: string,
): Promise<void> {
  const file = join(folder, name);
  const before = await readFile(file, 'utf8');
  if (!before.includes(text)) {
    throw new Error(`bench/build/fixture.ts looks for "${text}" in ${name}, where it is no more.`);
  }
  await writeFile(
    file,
    before.replace(text, () => replacement),
  );
}
