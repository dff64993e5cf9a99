import type { ObjectName } from '../../../catalog/object-names.ts';
import { pathThrough } from '../geometry/path.ts';
import { type Point, points } from '../geometry/point.ts';
import { starOutline } from '../lattice/star.ts';

/** One object of a trade, drawn around 0 0 and about 220 units wide, and how the line reaches it. */
export interface TradeObject {
  /** As SVG. */
  readonly markup: string;
  /** The last stretch of the rising line, from where it meets the object to the result. */
  readonly course: readonly Point[];
}

/** The heart of the lattice, where there is nothing else to hold. */
export const star: TradeObject = {
  markup: [
    `<path d="${pathThrough(starOutline(8, 3, [0, 0], 112), true)}" fill="var(--marigold)"/>`,
    `<path d="${pathThrough(starOutline(8, 2, [0, 0], 62, 22.5), true)}" fill="var(--paper-white)"/>`,
  ].join(''),
  course: points('-140 60, -60 60, 0 0'),
};

const files = import.meta.glob<string>('/content/objects/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FILE = /<svg\b[^>]* data-course="([^"]+)">(.*)<\/svg>/s;

/**
 * The object of a name, from its file in content/objects: what is in it, and its `data-course`.
 * @throws {Error} a sentence when there is no such file, or it has no course
 */
export function tradeObject(name: ObjectName): TradeObject {
  const [, course, drawing] = FILE.exec(files[`/content/objects/${name}.svg`] ?? '') ?? [];
  if (!course || !drawing) {
    throw new Error(`content/objects/${name}.svg: add the drawing, with its data-course.`);
  }
  return { markup: drawing.replace(/>\s+</g, '><').trim(), course: points(course) };
}
