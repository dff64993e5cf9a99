import { z } from 'astro/zod';
import { serviceMenu } from './navigation.ts';
import { opening, questions } from './section-parts.ts';
import { compositionOf } from './service-composition.ts';
import { hero } from './service-hero.ts';
import { buttonLabel, SERVICE_FAMILIES } from './service-parts.ts';
import { type ServiceSection, serviceSectionSchema } from './service-sections.ts';
import { group, notCopied } from './shapes.ts';
import { entriesOf, entryOf, href, line, meta, passage, quotedClient } from './text.ts';

/** What every service page shows, whatever else it holds. */
const COMMON = [
  'whatIs',
  'pitfalls',
  'offer',
  'process',
  'reasons',
  'successStories',
  'needs',
] as const;

const sections = z
  .array(serviceSectionSchema)
  .min(6)
  .max(12)
  .superRefine((list: readonly ServiceSection[], context) => {
    const types = list.map(({ type }) => type);
    for (const type of COMMON) {
      if (!types.includes(type)) context.addIssue(`have no section of type ${type}. Add one.`);
    }
    for (const type of new Set(types.filter((type, index) => types.indexOf(type) !== index))) {
      context.addIssue(`have two sections of type ${type}. Make them one, or change a type.`);
    }
    list.forEach((current, index) => {
      const previous = list[index - 1];
      if (previous && compositionOf(previous) === compositionOf(current)) {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `(${current.type}) is composed as ${compositionOf(current)}, like the section before it (${previous.type}). Change the layout or the order.`,
        });
      }
    });
    const listed = list.filter(({ menu }) => menu).length;
    if (listed < 4 || listed > 7) {
      context.addIssue(
        `have ${listed} entries in the menu of the page. Give 4 to 7 of them a menu.`,
      );
    }
  });

/** content/services/*.yaml: a service page. The file is named like the page's address. */
export const serviceSchema = group('A service page; the file name is its address', {
  title: line(40).describe('Name of the service, in menus and breadcrumb'),
  family: z.enum(SERVICE_FAMILIES).describe('Decides accent, cover and scene').meta(notCopied),
  menu: serviceMenu.describe('Where header and footer name it'),
  quote: quotedClient.describe('Whose quote or review stands on the page').meta(notCopied),
  meta: meta,
  hero: hero.describe(
    'The first screen. Exactly one of cards, label and circles makes its lower part',
  ),
  sections: sections.describe('The page between hero and questions, in order'),
  questions: group('What buyers of this service ask, near the end of the page', {
    ...opening(60, 160),
    items: questions([3, 5]),
  }),
  closing: group('The band at the end', {
    heading: line(60).describe('Such as Let’s Build Your Success Story Together'),
    hinglish: passage(110).optional(),
    tagline: line(140).describe('The price line or a tagline'),
    button: buttonLabel,
  }),
  package: z
    .strictObject({
      href: href
        .refine(
          (path) => path.startsWith('/packages/'),
          'leads to no package. Name the page of one.',
        )
        .describe(
          'The package whose price is the nearest: the address of its page, such as /packages/seo',
        ),
      sells: z
        .literal(true)
        .optional()
        .describe('It sells this very service: its price stands in the first screen'),
      besides: line(40)
        .optional()
        .describe('What is paid beside its price, such as ad spend separate'),
      text: line(200).describe('What that package covers of this service, and what it does not'),
      more: line(130).describe('What makes this service cost more than the package'),
      less: line(130).describe('What makes it cost less'),
    })
    .describe('The yardstick of its price')
    .meta(notCopied),
  related: entriesOf('Services a buyer of this one looks at next', [3, 4], 'content/services'),
  article: entryOf('content/blog')
    .describe('The article that helps a buyer of this service; it leads back here')
    .meta(notCopied),
});

export type Service = z.infer<typeof serviceSchema>;
