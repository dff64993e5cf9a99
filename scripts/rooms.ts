import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { projectRoot } from './project.ts';

const TABLE = 'docs/architecture.md';

/** What a room may import beside itself: folders or single files of src/, `node:`, `astro:`. */
export type Rooms = ReadonlyMap<string, readonly string[]>;

const ROW = /^\| `([^`]+)` \|[^|]*\|([^|]*)\|$/gm;

/** The rooms of a table whose rows are: `room`, what it holds, what it may import. */
export function readRooms(markdown: string): Rooms {
  return new Map(
    [...markdown.matchAll(ROW)].map(([, room = '', imports = '']) => [
      room,
      [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

const IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"]((?:\.|node:|astro:)[^'"]*)['"]/g;

const within = (path: string, place: string) =>
  path === place || path.startsWith(place.endsWith(':') ? place : `${place}/`);

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
 * Imports that the table does not have. A file's room is the longest name that its path begins with.
 * @param files texts by their paths from src/ on
 * @returns a sentence each
 */
export function misplacedImports(files: ReadonlyMap<string, string>, rooms: Rooms): string[] {
  return [...files].flatMap(([file, text]) => {
    const [room = ''] = [...rooms.keys()]
      .filter((name) => within(file, name))
      .sort((a, b) => b.length - a.length);
    if (!room) return [`src/${file} is in no room. Add its folder to the table of ${TABLE}.`];
    const allowed = [room, ...(rooms.get(room) ?? [])];
    return importsOf(file, text)
      .filter((name) => !allowed.some((place) => within(name, place)))
      .map(
        (name) =>
          `src/${file} imports ${name}, which ${room} must not know. It may import: ${allowed.join(', ')} (${TABLE}).`,
      );
  });
}

if (import.meta.main) {
  const rooms = readRooms(readFileSync(join(projectRoot, TABLE), 'utf8'));
  const names = globSync('**/*.{ts,tsx,mjs,astro,css}', { cwd: join(projectRoot, 'src') });
  const files = names.map((name): [string, string] => [
    name.split(sep).join('/'),
    readFileSync(join(projectRoot, 'src', name), 'utf8'),
  ]);
  const misplaced = misplacedImports(new Map(files), rooms);
  for (const sentence of misplaced) console.error(sentence);
  process.exit(misplaced.length > 0 ? 1 : 0);
}
