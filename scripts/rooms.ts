import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { projectRoot } from './project.ts';

/**
 * The house: what each folder of src/ may import beside itself, as folders or single files of src/;
 * `node:` and `astro:` stand for what is Node's and Astro's. The longest name that a file's path
 * begins with is its room. docs/architecture.md draws this table.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  platform: ['node:'],
  // Reach the browser, and leads know them.
  forms: [],
  audit: ['platform', 'node:'],
  leads: ['forms', 'platform', 'node:'],
  // Intake and delivery meet only in storage.
  'leads/storage': ['forms', 'platform', 'node:'],
  'leads/intake': ['leads/storage', 'forms', 'platform', 'node:'],
  catalog: ['audit', 'forms', 'platform', 'node:', 'astro:'],
  // Staff's programs know nothing of the public site but how it looks.
  inbox: ['leads', 'forms', 'platform', 'site/styles', 'node:'],
  editor: ['catalog', 'node:'],
  // The release hands it what renders reports.
  server: ['leads', 'audit', 'forms', 'platform', 'site/report/view.ts', 'node:'],
  // A release is files in folders: the build makes it and the server reads it.
  'server/release': ['platform', 'node:'],

  'site/pages': ['site', 'catalog', 'forms', 'astro:', 'node:'],
  'site/layouts': ['site', 'catalog', 'platform', 'node:', 'astro:'],
  'site/seo': ['site/brand', 'site/illustration', 'site/fonts', 'catalog', 'node:', 'astro:'],
  'site/brochure': [
    'site/sections',
    'site/illustration',
    'site/brand',
    'site/fonts',
    'catalog',
    'node:',
  ],
  // Handed all that it shows.
  'site/report': ['site/ui', 'site/illustration', 'catalog', 'audit', 'forms'],
  // A section takes an island as children; pages put it there.
  'site/sections': [
    'site/ui',
    'site/illustration',
    'site/brand',
    'site/styles',
    'catalog',
    'audit',
    'forms',
  ],
  // Reaches the browser: sections are rendered on the server.
  'site/client': ['site/ui', 'site/illustration', 'site/styles', 'catalog', 'forms'],
  'site/ui': ['catalog', 'forms'],
  'site/illustration': ['site/brand', 'site/fonts', 'catalog', 'node:', 'astro:'],
  'site/brand': ['site/fonts', 'catalog', '../content/brand'],
  'site/fonts': ['node:'],
  'site/styles': [],
  // What Astro is taught.
  'site/build': ['site/fonts', 'site/styles', 'catalog', 'node:'],
  'site/middleware.ts': ['site/build', 'catalog', 'astro:'],
  'site/content.config.ts': ['catalog', 'astro:'],
};

const IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*'((?:\.|node:|astro:)[^']*)'/g;

const within = (path: string, place: string) =>
  path === place || path.startsWith(place.endsWith(':') ? place : `${place}/`);

const roomOf = (file: string) =>
  Object.keys(ROOMS)
    .filter((room) => within(file, room))
    .reduce((longest, room) => (room.length > longest.length ? room : longest), '');

/** What a file imports, by paths from src/ on; packages are left out. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.')
      ? normalize(join(dirname(file), name))
          .replace(/\?.*/, '')
          .split(sep)
          .join('/')
      : name,
  );
}

/**
 * Imports that the table does not have.
 * @param files texts by their paths from src/ on
 * @returns a sentence each
 */
export function misplacedImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    const room = roomOf(file);
    if (!room) return [`src/${file} is in no room. Add its folder to scripts/rooms.ts.`];
    const allowed = [room, ...(ROOMS[room] ?? [])];
    return importsOf(file, text)
      .filter((name) => !allowed.some((place) => within(name, place)))
      .map(
        (name) =>
          `src/${file} imports ${name}, which ${room} must not know. It may import: ${allowed.join(', ')} (scripts/rooms.ts).`,
      );
  });
}

if (import.meta.main) {
  const names = globSync('**/*.{ts,tsx,mjs,astro,css}', { cwd: join(projectRoot, 'src') });
  const files = names.map((name): [string, string] => [
    name.split(sep).join('/'),
    readFileSync(join(projectRoot, 'src', name), 'utf8'),
  ]);
  const misplaced = misplacedImports(new Map(files));
  for (const sentence of misplaced) console.error(sentence);
  process.exit(misplaced.length > 0 ? 1 : 0);
}
