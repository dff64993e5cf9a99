import { type Line, Typesetter } from '../fonts/type-setting.ts';
import type { Drawing } from './drawings.ts';

const WEIGHT = 700;
/** Drawing units of an em: whole units are fine enough for the footer, and short. */
const EM = 200;

/** A word set in Anek and cut to its outlines. */
export async function outline(word: string): Promise<Drawing> {
  const typesetter = await Typesetter.open(WEIGHT);
  const steps = stepsOf(typesetter.setLine(word));
  const xs = steps.flatMap(({ points }) => points.map(([x]) => x));
  const ys = steps.flatMap(({ points }) => points.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    markup: `<path d="${relativePath(steps, left, top)}"/>`,
  };
}

type Point = readonly [x: number, y: number];

/** A command of a path, with the points it names. */
interface Step {
  readonly command: string;
  readonly points: readonly Point[];
}

/** All glyphs of a line as one path in drawing units, y downwards. */
const stepsOf = ({ glyphs }: Line): Step[] =>
  glyphs.flatMap(({ d, x, y, scale }) =>
    [...d.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = '', figures = '']): Step => {
      const at = figures.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const points = at.flatMap((across, index): Point[] => {
        if (index % 2 === 1) return [];
        const up = at[index + 1] ?? 0;
        return [[Math.round((x + across * scale) * EM), Math.round((y - up * scale) * EM)]];
      });
      return { command, points };
    }),
  );

/**
 * The path by differences, which are shorter than places: it stands on every page. Each outline
 * begins at a place, because closing one takes the pen back.
 */
function relativePath(steps: readonly Step[], left: number, top: number): string {
  let from: Point = [left, top];
  return steps
    .map(({ command, points }) => {
      if (command === 'Z') return 'z';
      const [x, y] = from;
      from = points.at(-1) ?? from;
      if (command === 'M') return `M${from[0] - left} ${from[1] - top}`;
      const [across, down] = [from[0] - x, from[1] - y];
      if (command === 'L' && down === 0) return across === 0 ? '' : `h${across}`;
      if (command === 'L' && across === 0) return `v${down}`;
      const differences = points.map((to) => `${to[0] - x} ${to[1] - y}`).join(' ');
      return `${command.toLowerCase()}${differences}`.replaceAll(' -', '-');
    })
    .join('');
}
