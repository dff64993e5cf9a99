import { createHash, type Hash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder a subject; it may be deleted at any time. */
const cache = () => join(process.cwd(), '.cache', 'kept');

const UNUSED_MS = 30 * 24 * 3_600_000;

/** What draws: code, its packages, and the files of content that are built into it. */
const PROGRAM = ['package-lock.json', 'src/**', 'content/{brand,mockups,objects,scenes}/*'];

type Part = string | Uint8Array;

/**
 * What is slow to make, from an earlier build that made it from the same.
 *
 * @param madeFrom all that it depends on: what is left out here and changes reaches no page
 */
export async function keptBetweenBuilds(
  subject: string,
  madeFrom: readonly Part[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = fileOf(subject, madeFrom);
  return new Uint8Array(find(file) ?? keep(file, await make()));
}

/**
 * What this program draws when it is asked for something, from an earlier build of the same program.
 *
 * @param asked all that is drawn from beside the program, as JSON has it
 */
export function drawnBefore(subject: string, asked: unknown, draw: () => string): string {
  if (import.meta.env.DEV) return draw();
  const file = fileOf(subject, [program(), JSON.stringify(asked)]);
  return String(find(file) ?? keep(file, draw()));
}

let known: string | undefined;

/** A digest of the program that draws. In development it changes under way. */
export function program(): string {
  if (known && !import.meta.env.DEV) return known;
  const root = process.cwd();
  const digest = createHash('sha256').update(process.version);
  for (const name of globSync(PROGRAM, { cwd: root }).sort()) {
    const file = join(root, name);
    if (!statSync(file).isFile()) continue;
    add(digest, name);
    add(digest, readFileSync(file));
  }
  known = digest.digest('hex');
  return known;
}

function add(digest: Hash, part: Part): void {
  digest.update(`${part.length} `).update(part);
}

function fileOf(subject: string, madeFrom: readonly Part[]): string {
  const digest = createHash('sha256');
  for (const part of madeFrom) add(digest, part);
  return join(cache(), subject, digest.digest('hex'));
}

function find(file: string): Buffer | undefined {
  try {
    const found = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return found;
  } catch {
    return undefined;
  }
}

function keep<Made extends Part>(file: string, made: Made): Made {
  // A build may be broken off here, and another be making the same.
  const next = `${file}.${process.pid}.next`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, made);
  renameSync(next, file);
  return made;
}

/** Removes what no build has asked for in a month. */
export function forgetUnused(): void {
  for (const entry of globSync('*/*', { cwd: cache(), withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (Date.now() - statSync(file).mtimeMs > UNUSED_MS) rmSync(file, { force: true });
  }
}
