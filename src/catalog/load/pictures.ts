import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { nearest } from './nearest.ts';

/** Where photographs lie. */
export const PICTURES = 'content/pictures';

/** What sharp reads and browsers show, by the endings that say so. */
export const PICTURE_FORMATS: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
};
/** A good camera's picture passes; a raw scan does not. Every build reads them all. */
const MB = 1024 * 1024;
const MOST_BYTES = 12 * MB;
const MOST_PIXELS = 30_000_000;
const SMALLER = 'Export it smaller: 2,400 pixels across are enough.';

/** What is wrong with a file as it was at a time: it is looked into once. */
const looks = new Map<string, Promise<string | undefined>>();
/** What is wrong with each picture, by name. Schemas can't wait for a file: it is read before them. */
let mistakes: ReadonlyMap<string, string | undefined> = new Map();

/** The photographs of a project, by the names of their files. */
export function pictureNames(root: string): string[] {
  const folder = join(root, PICTURES);
  return statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
}

/** Looks into the pictures of a project; to be done before its content is checked. */
export async function readPictures(root: string): Promise<void> {
  const looking = pictureNames(root).map(async (name) => {
    const path = join(root, PICTURES, name);
    const { size, mtimeMs } = statSync(path);
    const version = `${path} ${size} ${mtimeMs}`;
    const look = looks.get(version) ?? lookInto(path, size);
    looks.set(version, look);
    return [name, await look] as const;
  });
  mistakes = new Map(await Promise.all(looking));
}

/** What is wrong with the name of a picture or with its file, with the remedy; undefined if nothing. */
export function pictureMistake(name: string): string | undefined {
  if (mistakes.has(name)) return mistakes.get(name);
  const meant = nearest(name, [...mistakes.keys()]);
  const remedy = meant ? `Did you mean "${meant}"?` : 'Put the file there, or correct the name.';
  return `is "${name}", which is not in ${PICTURES}. ${remedy}`;
}

async function lookInto(path: string, bytes: number): Promise<string | undefined> {
  const name = basename(path);
  const ending = extname(name);
  const format = PICTURE_FORMATS[ending];
  if (!format || !/^[a-z0-9_-]+\.\w+$/.test(name)) {
    return `is "${name}", which can’t be a picture’s name. Use small letters, digits, hyphens and underscores, and end with one of: ${Object.keys(PICTURE_FORMATS).join(', ')}.`;
  }
  if (bytes > MOST_BYTES) {
    return `is "${name}", which has ${Math.ceil(bytes / MB)} MB, and at most ${MOST_BYTES / MB} fit. ${SMALLER}`;
  }
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (found?.format !== format) {
    const truth = found ? `a picture of another kind (${found.format})` : 'no picture';
    return `is "${name}", which is ${truth}, whatever its ending says. Export it again as ${ending}.`;
  }
  const { width, height } = found;
  if (width * height <= MOST_PIXELS) return undefined;
  return `is "${name}", which has ${width} × ${height} pixels: too many. ${SMALLER}`;
}
