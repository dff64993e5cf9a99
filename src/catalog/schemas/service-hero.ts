import { z } from 'astro/zod';
import { OBJECT_NAMES } from '../object-names.ts';
import { icon } from './icon.ts';
import { buttonLabel } from './service-parts.ts';
import { notCopied } from './shapes.ts';
import { line, passage, quotedClient } from './text.ts';

const card = z.strictObject({
  icon: icon,
  title: line(34).describe('Name of the service'),
});

const circle = z.strictObject({
  figure: line(8).describe('Front: a figure, such as 7 days').meta(notCopied),
  label: line(28).describe('Front: what it counts'),
  back: line(90).describe('Back, seen when the circle turns: what it means'),
});

const review = z.strictObject({
  rating: line(8).describe('The rating, such as 4.9/5'),
  text: line(90).describe('One sentence beside it'),
  client: quotedClient.describe('Whose quote is shown, by file name'),
});

/** The opening of a service page. Exactly one of cards, label and circles makes its lower part. */
export const hero = z
  .strictObject({
    name: line(34).describe('Name of the service, the first half of the heading'),
    place: line(24).describe('Where it is offered, after the name, such as Delhi NCR'),
    heading: line(64).describe(
      'The promise of this page, at most nine words: the second half of the heading',
    ),
    secondLine: line(40)
      .optional()
      .describe('What the promise goes on with, on a line of its own; it counts in the nine words'),
    object: z
      .enum(OBJECT_NAMES)
      .optional()
      .describe('What the cover holds; without it, an object of the family')
      .meta(notCopied),
    hinglish: passage(80).optional().describe('A line below the paragraph, in Hindi or Hinglish'),
    paragraph: line(300).describe('For whom, what and by when'),
    button: buttonLabel,
    cards: z.array(card).length(6).optional().describe('Six cards, what the service consists of'),
    label: line(70).optional().describe('Instead of cards: one line that names the services'),
    circles: z
      .array(circle)
      .length(3)
      .optional()
      .describe('Instead of cards: three turning figures'),
    review: review.optional().describe('Box with a rating and a quote, beside the circles'),
  })
  .superRefine(({ cards, label, circles, review: box }, context) => {
    if ([cards, label, circles].filter(Boolean).length !== 1) {
      context.addIssue('needs exactly one of: cards (six of them), label, circles.');
    }
    if (box && !circles)
      context.addIssue('has a review, which stands beside circles. Add circles.');
  });

export type ServiceHeroContent = z.infer<typeof hero>;
