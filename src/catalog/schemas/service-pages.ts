import { z } from 'astro/zod';
import { BUTTON_LABELS, SERVICE_FAMILIES } from './service-parts.ts';
import { STAGES } from './service-sections/work.ts';
import { group, laidDown, list } from './shapes.ts';
import { entryOf, line } from './text.ts';

const counted = z.strictObject({
  from: z.int().min(0).max(1000).describe('Where counting starts'),
  to: z.int().min(0).max(1000).describe('Where it ends, and what shows without scripts'),
  suffix: z.enum(['%', 'X']).describe('Sign right after the figure'),
  label: line(40).describe('What has grown'),
  note: line(110).describe('Client, period, first and last figure'),
  case: entryOf('content/work').describe('The case that tells it'),
});

/** A result that is no number, such as Pan-India: it stands still. */
const word = z.strictObject({
  word: line(12).describe('The word in place of a figure'),
  label: line(40).describe('What it says something about'),
  note: line(110).describe('One sentence below'),
});

const label = line(40);

const byFamily = <Field>(field: Field) =>
  Object.fromEntries(SERVICE_FAMILIES.map((family) => [family, field])) as Record<
    (typeof SERVICE_FAMILIES)[number],
    Field
  >;

/** content/service-pages.yaml: what all service pages share. */
export const servicePagesSchema = group(
  'What is the same on all service pages: small words, and the success stories',
  {
    words: group('Small words that all service pages show', {
      crumb: label.describe('Name of the page of all services in the breadcrumb'),
      pageMenu: label.describe('Name of the menu of the page'),
      questions: label.describe('Its last entry'),
      wrong: label.describe('Above what goes wrong'),
      instead: label.describe('Above what we do instead'),
      cost: label.describe('Above what the service costs, and its entry in the menu of the page'),
      package: label.describe('Before the package whose price is the nearest'),
      more: label.describe('Before what makes it cost more'),
      less: label.describe('Before what makes it cost less'),
      quote: line(120).describe('When the written quote comes'),
      quoted: label.describe('In place of a price, where no package sells the service'),
      gst: label.describe('After the price of a package'),
      included: label.describe('Above what belongs to the service'),
      related: label.describe('Above the related services'),
      article: label.describe('Above the title of the article'),
      example: label.describe('Before the example of a use case'),
    }),
    buttons: laidDown(
      'What buttons of service pages say; the specification fixes it',
      BUTTON_LABELS,
      z.enum(BUTTON_LABELS),
      (label) => label,
    ),
    stages: laidDown('When the three stages are', STAGES, z.enum(STAGES), (label) => label),
    barAction: group(
      'Third button of the bar on phones, by family; it leads to /Contact',
      byFamily(line(18).describe('Words of the button on the pages of this family')),
    ),
    successStories: group('The success stories, the same on every service page', {
      heading: line(60).describe('Heading of the section'),
      case: label.describe('The link to the case of a figure'),
      countSeconds: z.int().min(1).max(10).describe('Seconds the counters run'),
      stories: list(
        'Four results: a figure that counts up, or a word that stands still',
        4,
        z.union([counted, word]),
      ),
    }),
  },
).meta({ title: 'What all services share' });

export type ServicePages = z.infer<typeof servicePagesSchema>;
