import type { z } from 'astro/zod';
import { group } from './shapes.ts';
import { line, linkRow } from './text.ts';

const label = line(30);

/** content/work-pages.yaml: what the pages of all cases share. */
export const workPagesSchema = group(
  'What the pages of all cases share. The cases themselves stand in content/work, a file a case',
  {
    sampleNotice: line(60).describe('At the top of a case that is a sample'),
    crumb: label.describe('Name of the page of all work in the breadcrumb'),
    measured: label.describe('Before how the figure was measured'),
    facts: group('Labels of the facts beside a case', {
      client: label.describe('Before the name of the client'),
      sector: label.describe('Before the trade'),
      services: label.describe('Before the services that were used'),
      span: label.describe('Before how long it took'),
      date: label.describe('Before the month in which was counted'),
      article: label.describe('Before the article of the first service'),
    }),
    brief: label.describe('Heading of the brief'),
    done: label.describe('Heading of the steps'),
    screens: label.describe('Heading of the three screens, for screen readers'),
    quote: label.describe('Heading above the client’s words, for screen readers'),
    further: linkRow.describe('Below the client’s words'),
    others: line(40).describe('Heading above the other cases'),
    link: group('How other pages lead to a case', {
      lead: line(40).describe('Before a case on a service page'),
      read: label.describe('The link to a case, where its client is quoted'),
    }),
  },
).meta({ title: 'What all cases share' });

export type WorkPages = z.infer<typeof workPagesSchema>;
