import { z } from 'astro/zod';
import { group, list } from './shapes.ts';
import { line } from './text.ts';

/** content/brand/wordplay.yaml: copy that plays on the name, so that another name wants other words. */
export const wordplaySchema = group(
  'Copy that plays on the name. Another name wants other words: launch-check says so until writtenFor is the name in content/site.yaml',
  {
    writtenFor: z.string().min(1).describe('The name that stood in content/site.yaml at the time'),
    writtenIn: line(30).describe('The city of content/site.yaml at the time'),
    words: list('Words that play on the name elsewhere in the copy', [1, 20], line(20)),
    heading: line(60).describe('{wordplay-heading}: above the story on the home page'),
    paragraph: line(240).describe('{wordplay-paragraph}: the opening of the page on who we are'),
  },
);
