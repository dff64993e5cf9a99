import { z } from 'astro/zod';
import { iconNames } from '../load/icons.ts';
import { nearest } from '../load/nearest.ts';

const known: ReadonlySet<string> = new Set(iconNames);

/** The name of an icon at tabler.io/icons. */
export const icon = z
  .string()
  .refine((name) => known.has(name), {
    error: ({ input }) => {
      const meant = nearest(String(input), iconNames);
      const remedy = meant
        ? `Did you mean "${meant}"?`
        : 'Choose a name from https://tabler.io/icons.';
      return `is "${String(input)}", which is not known. ${remedy}`;
    },
  })
  .describe('Small drawing beside the title: choose one on https://tabler.io/icons, copy its name');
