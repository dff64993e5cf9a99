import type { Ground } from '../../../catalog/schemas/service-parts.ts';
import type { Family } from '../../illustration/cover/scheme.ts';
import { isDark } from './section.ts';

/** In which order the grounds follow each other; dark bands never touch. */
const RHYTHMS: Readonly<Record<Family, readonly [Ground, ...Ground[]]>> = {
  web: ['paper', 'mist', 'ink', 'paper', 'shade', 'peacock'],
  advertising: ['paper', 'ink', 'paper', 'shade', 'mist', 'ink', 'shade'],
  search: ['paper', 'shade', 'peacock', 'paper', 'mist', 'ink'],
  social: ['paper', 'shade', 'ink', 'mist', 'paper', 'peacock'],
  content: ['paper', 'ink', 'shade', 'paper', 'mist', 'peacock'],
  data: ['paper', 'ink', 'mist', 'paper', 'peacock', 'shade'],
};

/** The questions that follow the last section lie on this ground. */
const GROUND_AFTER: Ground = 'shade';

/** Whether two grounds may not touch: they are the same, or both are dark. */
function clash(one: Ground, other: Ground): boolean {
  return one === other || (isDark(one) && isDark(other));
}

/** The next ground in the family's order that goes with its neighbours. */
function next(rhythm: readonly [Ground, ...Ground[]], turn: number, neighbours: readonly Ground[]) {
  const order = rhythm.map((_, step) => rhythm[(turn + step) % rhythm.length] ?? rhythm[0]);
  return order.find((ground) => !neighbours.some((other) => clash(ground, other))) ?? rhythm[0];
}

/** A ground for each band: its section's own choice, or else the rhythm of the family. */
export function groundsOf(
  sections: readonly ({ ground?: Ground | undefined } | undefined)[],
  family: Family,
): Ground[] {
  const rhythm = RHYTHMS[family];
  const grounds: Ground[] = [];
  sections.forEach((section, index) => {
    const before = grounds.at(-1);
    const after = index === sections.length - 1 ? GROUND_AFTER : sections[index + 1]?.ground;
    const neighbours = [before, after].filter((ground) => ground !== undefined);
    grounds.push(section?.ground ?? next(rhythm, index, neighbours));
  });
  return grounds;
}
