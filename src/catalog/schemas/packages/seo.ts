import { z } from 'astro/zod';
import { opening } from '../section-parts.ts';
import { group, list } from '../shapes.ts';
import { entryOf, href, line } from '../text.ts';
import { includedGroup, packageWith } from './parts.ts';

/** content/packages/seo.yaml: the green variant of the social media listing, 3 times 4 items. */
export const seoSchema = packageWith(
  'The SEO package and its page: the social media listing as its green variant',
  {
    samePriceAs: entryOf('content/packages').describe(
      'The package whose listing and price this one has',
    ),
  },
  z.literal('green').describe('The social media listing in green: three groups of four'),
  {
    list: group('Everything that is included', {
      ...opening(),
      groups: list('Three groups', 3, includedGroup(4)),
    }),
    beyond: group('What the package leaves out, said openly', {
      ...opening(),
      links: list('Where search work on the website itself is described', 3, {
        label: line(40).describe('Name of the service'),
        href: href,
        hint: line(90).describe('What is done there, in a few words'),
      }),
    }),
  },
);

export type Seo = z.infer<typeof seoSchema>;
