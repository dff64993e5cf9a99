import { z } from 'astro/zod';
import { line } from './text.ts';

/** content/brochure.yaml: words of the brochure that stand on no page. */
export const brochureSchema = z
  .strictObject({
    title: line(40).describe('Below the name on the cover, and the name of the document'),
    subject: line(120).describe('What the document is about, for search engines and file managers'),
    asOf: line(20).describe('Before month and year on the cover'),
    services: z
      .strictObject({
        heading: line(40).describe('Above the services'),
        lead: line(200).describe('Below it'),
      })
      .describe('The pages of services'),
    process: z
      .strictObject({ heading: line(40).describe('Above the steps of the contact page') })
      .describe('The page on how it begins'),
    contact: z
      .strictObject({
        heading: line(40).describe('On the last page'),
        offices: line(40).describe('Above the offices'),
      })
      .describe('The last page'),
    page: line(12).describe('Before a page number'),
  })
  .describe(
    'Words of /brochure.pdf that stand on no page. Services, packages, prices and contact come from their own files',
  );

export type BrochureWords = z.infer<typeof brochureSchema>;
