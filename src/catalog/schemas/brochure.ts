import { group } from './shapes.ts';
import { line } from './text.ts';

/** content/brochure.yaml: words of the brochure that stand on no page. */
export const brochureSchema = group(
  'Words of /brochure.pdf that stand on no page. Services, packages, prices and contact come from their own files',
  {
    title: line(40).describe('Below the name on the cover, and the name of the document'),
    subject: line(120).describe('What the document is about, for search engines and file managers'),
    asOf: line(20).describe('Before month and year on the cover'),
    services: group('The pages of services', {
      heading: line(40).describe('Above the services'),
      lead: line(200).describe('Below it'),
    }),
    process: group('The page on how it begins', {
      heading: line(40).describe('Above the steps of the contact page'),
      terms: line(120).describe('Before the address of the page of guarantees'),
    }),
    contact: group('The last page', {
      heading: line(40).describe('On the last page'),
      offices: line(40).describe('Above the offices'),
    }),
    page: line(12).describe('Before a page number'),
  },
);
