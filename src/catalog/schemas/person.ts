import { z } from 'astro/zod';
import { photo, type WithImage } from './photo.ts';
import { line, sample } from './text.ts';

/** How a portrait is drawn; what is left out follows from the name of the file. */
const drawn = z.strictObject({
  hair: z.enum(['cropped', 'parted', 'curly', 'bun', 'long', 'bob', 'turban']).optional(),
  wear: z.enum(['shirt', 'kurta', 'blazer', 'saree', 'dupatta']).optional(),
  beard: z.enum(['full', 'moustache']).optional(),
  glasses: z.boolean().optional(),
  grey: z.boolean().optional(),
  colours: z.int().min(0).max(5).optional().describe('Which of six sets of colours'),
});

const words = {
  name: line(60).describe('Name, in the script of what the person writes'),
  role: line(60).describe('What they do at the agency'),
  bio: line(170).describe('Proof of their work, with its date, in one or two lines'),
};

/** content/people/*.yaml: somebody of the agency, whom articles and policies name. */
export const personSchema = z.strictObject({
  sample: sample,
  ...words,
  inEnglish: z
    .strictObject(words)
    .optional()
    .describe('The same for pages in English, when the above is not'),
  portrait: photo.optional().describe('Their face; without one it is drawn'),
  drawn: drawn.optional(),
});

export type Drawn = z.infer<typeof drawn>;
export type Person = WithImage<z.infer<typeof personSchema>, 'portrait'>;
