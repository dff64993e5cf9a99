import type { z } from 'astro/zod';
import { pageWith } from './page.ts';
import { group } from './shapes.ts';
import { line } from './text.ts';

const label = line(40);

/** content/pages/work.yaml: the page /work, all projects as shops along a street. */
export const workHubSchema = pageWith('The page of all our work', {
  street: group('The shops: content/projects in their order', {
    heading: line(60).describe('Heading of the list'),
    number: label.describe('Before the number of a shop'),
    story: label.describe('The link to a case'),
    untold: line(60).describe('At a project of which there is no case'),
  }),
  index: group('The same by trade and by service', {
    heading: line(60).describe('Heading of both lists'),
    trades: label.describe('Above the trades'),
    services: label.describe('Above the services'),
  }),
}).meta({ title: 'All our work' });

export type WorkHub = z.infer<typeof workHubSchema>;
