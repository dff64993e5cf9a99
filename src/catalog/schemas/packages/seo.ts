import { z } from 'astro/zod';
import { entryOf, href, line } from '../text.ts';
import { group, packageEnd, packageName, packageOpening, packagePage } from './parts.ts';

/** content/packages/seo.yaml: the green variant of the social media listing, 3 times 4 items. */
export const seoSchema = z
  .strictObject({
    ...packageName,
    samePriceAs: entryOf('content/packages').describe(
      'The package whose listing and price this one has',
    ),
    variant: z.literal('green').describe('The social media listing in green: three groups of four'),
    ...packagePage,
    list: z
      .strictObject({
        ...packageOpening,
        groups: z.array(group(4)).length(3).describe('Three groups'),
      })
      .describe('Everything that is included'),
    beyond: z
      .strictObject({
        ...packageOpening,
        links: z
          .array(
            z.strictObject({
              label: line(40).describe('Name of the service'),
              href: href,
              hint: line(90).describe('What is done there, in a few words'),
            }),
          )
          .length(3)
          .describe('Where search work on the website itself is described'),
      })
      .describe('What the package leaves out, said openly'),
    ...packageEnd,
  })
  .describe('The SEO package and its page: the social media listing as its green variant');

export type Seo = z.infer<typeof seoSchema>;
