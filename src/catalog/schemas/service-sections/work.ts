/** The work: what the service is and how it is done. */
import { z } from 'astro/zod';
import { icon } from '../icon.ts';
import { item, layout, opening, place, points } from '../service-parts.ts';
import { line } from '../text.ts';

/** What the service is: a definition, points and a picture. */
export const whatIs = z.strictObject({
  type: z.literal('whatIs').describe('What the service is: a definition, points and a picture'),
  ...place,
  layout: layout(['split', 'statement']),
  ...opening,
  paragraphs: z.array(line(460)).min(1).max(2).describe('The definition, in plain words'),
  points: points(3, 6).describe('What belongs to it'),
  picture: z
    .enum(['scene', 'cover'])
    .default('scene')
    .describe('scene: the drawing of the family; cover: a lattice of its own'),
});

/** The services on offer, each with what it brings. */
export const offer = z.strictObject({
  type: z.literal('offer').describe('The services on offer, each with what it brings'),
  ...place,
  layout: layout(['index', 'ledger', 'cards']),
  ...opening,
  items: z
    .array(
      z.strictObject({
        icon: icon.optional(),
        ...item.shape,
        benefit: line(90).optional().describe('What the buyer has from it'),
      }),
    )
    .min(4)
    .max(12)
    .describe('What can be ordered, the most asked for first'),
});

/** What a thing we build can do. */
export const features = z.strictObject({
  type: z.literal('features').describe('What a thing we build can do'),
  ...place,
  layout: layout(['cards', 'ledger', 'index']),
  ...opening,
  items: z
    .array(z.strictObject({ icon: icon.optional(), ...item.shape }))
    .min(4)
    .max(8)
    .describe('What it can do, as its user would say it'),
});

const stage = <const When extends string>(when: When) =>
  z.strictObject({
    when: z.literal(when).describe('Fixed: the three stages are the same on every page'),
    points: points(2, 4).describe('What the client can see by then'),
  });

/** How the work goes, in five or six numbered steps, and what is there when. */
export const process = z.strictObject({
  type: z.literal('process').describe('How the work goes in steps, and what is there when'),
  ...place,
  layout: layout(['stair', 'rail', 'path']),
  ...opening,
  steps: z
    .array(
      z.strictObject({
        title: item.shape.title,
        when: line(24).optional().describe('When it happens, such as Day 3'),
        text: item.shape.text,
      }),
    )
    .min(5)
    .max(6)
    .describe('Five or six steps, numbered by their order'),
  results: z
    .strictObject({
      heading: line(60).describe('Above the three stages'),
      stages: z
        .tuple([stage('Week 1'), stage('Month 1'), stage('Month 3')])
        .describe('The three stages, in their order'),
    })
    .describe('What is there after Week 1, Month 1, Month 3'),
});

/** Systems we build on, compared. */
export const platforms = z.strictObject({
  type: z.literal('platforms').describe('Systems we build on, compared'),
  ...place,
  ...opening,
  bestForLabel: line(30).describe('Head of the column that says whom it suits'),
  items: z
    .array(item.extend({ bestFor: line(90).describe('Whom it suits') }))
    .min(3)
    .max(6)
    .describe('A system each, with whom it suits'),
});
