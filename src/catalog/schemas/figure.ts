import { z } from 'astro/zod';
import { line } from './text.ts';

/** A row of figures with a few words each, such as "120+ brands helped". */
export function figures(count: number) {
  return z
    .array(
      z.strictObject({
        figure: line(8).describe('The figure with its sign, such as 120+'),
        label: line(40).describe('What the figure counts, in a few words below it'),
      }),
    )
    .length(count);
}
