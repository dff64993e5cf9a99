import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Tabler's outlined icons, a file each: its package exports files, and so one leads to all. */
const folder = dirname(createRequire(import.meta.url).resolve('@tabler/icons/outline/abc.svg'));

/** As on tabler.io/icons. */
export const iconNames: readonly string[] = readdirSync(folder).map((file) =>
  file.replace(/\.svg$/, ''),
);

/**
 * All strokes of an icon as one path, because every element of a page costs time on a cheap phone.
 * @throws when there is no such icon
 */
export function strokesOf(name: string): string {
  const drawing = readFileSync(join(folder, `${name}.svg`), 'utf8');
  // Each of Tabler's paths begins with an absolute M, so they may follow one another.
  const strokes = drawing.matchAll(/<path d="([^"]+)"/g);
  return [...strokes].map(([, path]) => path).join('');
}
