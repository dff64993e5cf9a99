import { z } from 'astro/zod';
import { entryOf, href, line } from '../text.ts';
import { group, packageOpening, packagePage } from './parts.ts';

/** content/packages/seo.yaml: the green variant of the social media listing, 3 times 4 items. */
export const seoSchema = z.strictObject({
  variant: z.literal('green'),
  ...packagePage,
  samePriceAs: entryOf('content/packages').describe(
    'The package whose listing and price this one has',
  ),
  list: z.strictObject({ ...packageOpening, groups: z.array(group(4)).length(3) }),
  beyond: z
    .strictObject({
      ...packageOpening,
      links: z
        .array(z.strictObject({ label: line(40), href: href, hint: line(90) }))
        .length(3)
        .describe('Where search work on the website itself is described'),
    })
    .describe('What the package leaves out, said openly'),
});

export type Seo = z.infer<typeof seoSchema>;
