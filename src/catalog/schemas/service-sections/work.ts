/** The work: what the service is and how it is done. */
import { z } from 'astro/zod';
import { icon } from '../icon.ts';
import { item, layout, opening, points, section } from '../service-parts.ts';
import { group, laidDown, list, notCopied } from '../shapes.ts';
import { line } from '../text.ts';

export const whatIs = section('whatIs', 'What the service is: a definition, points and a picture', {
  layout: layout(['split', 'statement']),
  ...opening,
  paragraphs: list('The definition, in plain words', [1, 2], line(460)),
  points: points(3, 6).describe('What belongs to it'),
  picture: z
    .enum(['scene', 'cover'])
    .default('scene')
    .describe('scene: the drawing of the family; cover: a lattice of its own'),
});

export const offer = section('offer', 'The services on offer, each with what it brings', {
  layout: layout(['index', 'ledger', 'cards']),
  ...opening,
  items: list('What can be ordered, the most asked for first', [4, 12], {
    icon: icon.optional(),
    ...item.shape,
    benefit: line(90).optional().describe('What the buyer has from it'),
  }),
});

export const features = section('features', 'What a thing we build can do', {
  layout: layout(['cards', 'ledger', 'index']),
  ...opening,
  items: list('What it can do, as its user would say it', [4, 8], {
    icon: icon.optional(),
    ...item.shape,
  }),
});

/** What is there when: the same on every page. */
export const STAGES = ['Week 1', 'Month 1', 'Month 3'] as const;

const stage = z.strictObject({
  when: z.enum(STAGES).describe('Fixed: the three stages are the same on every page'),
  points: points(2, 4).describe('What the client can see by then'),
});

export const process = section('process', 'How the work goes in steps, and what is there when', {
  layout: layout(['stair', 'rail', 'path']),
  ...opening,
  steps: list('Five or six steps, numbered by their order', [5, 6], {
    title: item.shape.title,
    when: line(24).optional().describe('When it happens, such as Day 3').meta(notCopied),
    text: item.shape.text,
  }),
  results: group('What is there after Week 1, Month 1, Month 3', {
    heading: line(60).describe('Above the three stages'),
    stages: laidDown('The three stages, in their order', STAGES, stage, ({ when }) => when),
  }),
});

export const platforms = section('platforms', 'Systems we build on, compared', {
  ...opening,
  bestForLabel: line(30).describe('Head of the column that says whom it suits'),
  items: list(
    'A system each, with whom it suits',
    [3, 6],
    item.extend({ bestFor: line(90).describe('Whom it suits') }),
  ),
});
