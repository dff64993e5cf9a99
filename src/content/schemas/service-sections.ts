import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { buttonLabel, item, items, layout, opening, place } from './service-parts.ts';
import { line } from './text.ts';

const points = (min: number, max: number) => z.array(line(120)).min(min).max(max);

/** What the service is: a definition, points and a picture. */
const whatIs = z.strictObject({
  type: z.literal('whatIs'),
  ...opening,
  layout: layout(['split', 'statement']),
  paragraphs: z.array(line(460)).min(1).max(2).describe('The definition, in plain words'),
  points: points(3, 6).describe('What belongs to it'),
  picture: z
    .enum(['scene', 'cover'])
    .default('scene')
    .describe('scene: the drawing of the family; cover: a lattice of its own'),
});

/** The services on offer, each with what it brings. */
const offer = z.strictObject({
  type: z.literal('offer'),
  ...opening,
  layout: layout(['index', 'ledger', 'mosaic']),
  items: z
    .array(
      item.extend({
        icon: icon.optional(),
        benefit: line(90).optional().describe('What the buyer has from it'),
      }),
    )
    .min(4)
    .max(12),
});

/** What a thing we build can do. */
const features = z.strictObject({
  type: z.literal('features'),
  ...opening,
  layout: layout(['lattice', 'lines']),
  items: z
    .array(item.extend({ icon: icon.optional() }))
    .min(4)
    .max(8),
});

/** How the work goes, in five or six numbered steps. */
const process = z.strictObject({
  type: z.literal('process'),
  ...opening,
  layout: layout(['stair', 'rail', 'path']),
  steps: z
    .array(item.extend({ when: line(24).optional().describe('When it happens, such as Day 3') }))
    .min(5)
    .max(6),
});

/** Why choose us: reasons and a button, which may stand in a card of its own. */
const reasons = z.strictObject({
  type: z.literal('reasons'),
  ...opening,
  layout: layout(['columns', 'numbered']),
  items: items(3, 6),
  button: buttonLabel,
  card: z
    .strictObject({ heading: line(60), text: line(200) })
    .optional()
    .describe('A card around the button: the call to action'),
});

/** Why it matters to the buyer. */
const importance = z.strictObject({
  type: z.literal('importance'),
  ...opening,
  layout: layout(['cards', 'ledger']),
  items: items(3, 8),
});

/** What the buyer has from it. */
const benefits = z.strictObject({
  type: z.literal('benefits'),
  ...opening,
  layout: layout(['lattice', 'lines']),
  items: z
    .array(item.extend({ icon: icon.optional() }))
    .min(3)
    .max(8),
});

/** Who needs it. */
const audience = z.strictObject({
  type: z.literal('audience'),
  ...opening,
  layout: layout(['lines', 'checklist']),
  points: points(3, 8).describe('Each completes the heading, such as You sell to factories'),
});

/** The service in five trades or so. */
const useCases = z.strictObject({
  type: z.literal('useCases'),
  ...opening,
  items: z
    .array(item.extend({ example: line(120).optional().describe('An example with a figure') }))
    .min(3)
    .max(6),
});

/** Systems we build on, compared. */
const platforms = z.strictObject({
  type: z.literal('platforms'),
  ...opening,
  bestForLabel: line(30).describe('Head of the column that says whom it suits'),
  items: z
    .array(item.extend({ bestFor: line(90).describe('Whom it suits') }))
    .min(3)
    .max(6),
});

/** What is there after a week, a month and three months. */
const timeline = z.strictObject({
  type: z.literal('timeline'),
  ...opening,
  layout: layout(['columns', 'rows']),
  stages: z
    .tuple([
      z.strictObject({ when: z.literal('Week 1'), points: points(2, 4) }),
      z.strictObject({ when: z.literal('Month 1'), points: points(2, 4) }),
      z.strictObject({ when: z.literal('Month 3'), points: points(2, 4) }),
    ])
    .describe('Week 1, Month 1, Month 3'),
});

/** What we measure, and with which tools. */
const measure = z.strictObject({
  type: z.literal('measure'),
  ...opening,
  items: items(3, 6),
  toolsLabel: line(40).describe('Before the names of the tools'),
  tools: z.array(line(30)).min(2).max(10).describe('Tools by their names'),
});

/** What we need from the client, and how much of their time. */
const needs = z.strictObject({
  type: z.literal('needs'),
  ...opening,
  points: points(3, 6),
  time: z.strictObject({
    figure: line(10).describe('Hours, such as 3 hours'),
    text: line(90).describe('In what time and for what'),
  }),
});

/** What goes wrong in this trade, and what we do about it. */
const pitfalls = z.strictObject({
  type: z.literal('pitfalls'),
  ...opening,
  layout: layout(['pairs', 'crossed']),
  items: z
    .array(
      z.strictObject({
        wrong: line(90).describe('What goes wrong'),
        instead: line(200).describe('What we do instead'),
      }),
    )
    .min(3)
    .max(5),
});

/** Figures set large. */
const stats = z.strictObject({
  type: z.literal('stats'),
  ...opening,
  figures: z
    .array(
      z.strictObject({
        figure: line(9).describe('Such as 21 days, 93%, 120+'),
        label: line(40).describe('What it counts'),
        note: line(90).optional().describe('One sentence below'),
      }),
    )
    .min(3)
    .max(4),
});

/** One promise, as large as the page. */
const promise = z.strictObject({
  type: z.literal('promise'),
  ...place,
  figure: line(14).describe('The figure, such as 3 seconds'),
  heading: line(70).describe('What is promised'),
  text: line(260).describe('What it means and how it is checked'),
});

/** A worked example in rupees, set like a bill. */
const example = z.strictObject({
  type: z.literal('example'),
  ...opening,
  rows: z
    .array(z.strictObject({ label: line(70), figure: line(16) }))
    .min(3)
    .max(7)
    .describe('The lines of the sum'),
  result: z.strictObject({ label: line(70), figure: line(16) }).describe('What comes out'),
  note: line(200).describe('Says that it is an example, and what would change it'),
});

/** A call to action between two sections. */
const ctaCard = z.strictObject({
  type: z.literal('ctaCard'),
  ...place,
  heading: line(60),
  text: line(200),
  button: buttonLabel,
});

/** The branding hero: a card that tilts under the pointer, on wide screens only. */
const brandingHero = z.strictObject({
  type: z.literal('brandingHero'),
  ...place,
  heading: line(60),
  text: line(260),
  button: buttonLabel,
  card: z.strictObject({ title: line(40), points: z.array(line(60)).min(3).max(5) }),
});

/** The success stories of content/service-pages.yaml, the same on every page. */
const successStories = z.strictObject({ type: z.literal('successStories'), ...place });

/** A section of a service page. Its type decides its fields and its React section. */
export const section = z.discriminatedUnion('type', [
  whatIs,
  offer,
  features,
  process,
  reasons,
  importance,
  benefits,
  audience,
  useCases,
  platforms,
  timeline,
  measure,
  needs,
  pitfalls,
  stats,
  promise,
  example,
  ctaCard,
  brandingHero,
  successStories,
]);

export type ServiceSection = z.infer<typeof section>;
export type SectionType = ServiceSection['type'];
/** The fields of one section type. */
export type SectionOf<Type extends SectionType> = Extract<ServiceSection, { type: Type }>;
