import { z } from 'astro/zod';
import { line, sample } from './text.ts';

/** content/people/*.yaml: somebody of the agency, whom articles and policies name. */
export const personSchema = z.strictObject({
  sample: sample,
  name: line(60).describe('Name, in the script of what the person writes'),
  role: line(60).describe('What they do at the agency'),
});

export type Person = z.infer<typeof personSchema>;
