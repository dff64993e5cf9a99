import { z } from 'astro/zod';
import { photo, type WithImage } from './photo.ts';
import { group } from './shapes.ts';
import { line, sample } from './text.ts';

/** How a portrait is drawn. */
const drawn = z.strictObject({
  hair: z
    .enum(['cropped', 'parted', 'curly', 'bun', 'long', 'bob', 'turban'])
    .optional()
    .describe('How the hair is drawn'),
  wear: z
    .enum(['shirt', 'kurta', 'blazer', 'saree', 'dupatta'])
    .optional()
    .describe('What the person wears'),
  beard: z.enum(['full', 'moustache']).optional().describe('Left out, there is none'),
  glasses: z.boolean().optional().describe('true draws glasses'),
  grey: z.boolean().optional().describe('true draws grey hair'),
  colours: z.int().min(0).max(5).optional().describe('Which of six sets of colours'),
});

const words = {
  name: line(60).describe('Name, in the script of what the person writes'),
  role: line(60).describe('What they do at the agency'),
  bio: line(170).describe('Proof of their work, with its date, in one or two lines'),
};

/** content/people/*.yaml: somebody of the agency, whom articles and policies name. */
export const personSchema = group(
  'Somebody of the agency, whom articles, policies and the page on who we are name',
  {
    sample: sample,
    ...words,
    inEnglish: z
      .strictObject(words)
      .optional()
      .describe('The same for pages in English, when the above is not'),
    portrait: photo.optional().describe('Their face; without one it is drawn'),
    drawn: drawn
      .optional()
      .describe(
        'How the portrait is drawn where there is no photograph; what is left out follows from the file name',
      ),
  },
);

export type Drawn = z.infer<typeof drawn>;
export type Person = WithImage<z.infer<typeof personSchema>, 'portrait'>;
