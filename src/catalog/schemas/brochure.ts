import { z } from 'astro/zod';
import { line } from './text.ts';

/** content/brochure.yaml: words of the brochure that stand on no page. */
export const brochureSchema = z.strictObject({
  title: line(40).describe('Below the name on the cover, and the name of the document'),
  subject: line(120).describe('What the document is about, for search engines and file managers'),
  asOf: line(20).describe('Before month and year on the cover'),
  services: z.strictObject({
    heading: line(40).describe('Above the services'),
    lead: line(200),
  }),
  process: z.strictObject({ heading: line(40).describe('Above the steps of the contact page') }),
  contact: z.strictObject({
    heading: line(40).describe('On the last page'),
    offices: line(40).describe('Above the offices'),
  }),
  page: line(12).describe('Before a page number'),
});

export type BrochureWords = z.infer<typeof brochureSchema>;
