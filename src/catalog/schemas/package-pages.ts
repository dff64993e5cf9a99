import { z } from 'astro/zod';
import { opening } from './section-parts.ts';
import { group } from './shapes.ts';
import { line, linkSchema } from './text.ts';

const label = line(40);

/** content/package-pages.yaml: what all package pages share. */
export const packagePagesSchema = group(
  'What is the same on all package pages: small words, GST, and the words of the comparison',
  {
    kicker: label.describe('Before the name on a social card'),
    button: z.literal('Get Started Now').describe('Leads to the contact form with this package'),
    gst: z.literal('exclusive of GST').describe('Beside each price'),
    periods: group('What a price pays for, behind it', {
      year: label.describe('Of a package that is paid per year'),
      month: label.describe('Of one that is paid per month'),
      halfYear: label.describe('Of one that is paid for 6 months'),
    }),
    gstRate: z
      .int()
      .min(1)
      .max(40)
      .describe('GST on services in per cent; all sums with GST follow from it'),
    facts: group('The answers that each package gives before an order', {
      heading: label.describe('Heading of the section'),
      pay: label.describe('Before what is paid, and when'),
      have: label.describe('Before what is there by which day'),
      back: label.describe('Before what comes back'),
      leave: label.describe('Before how it ends'),
    }),
    comparison: group('The table of all packages, below each of them', {
      ...opening(),
      beside: label.describe('Before how it is paid'),
      sum: label.describe('Before the sum with GST, which is computed'),
      suits: label.describe('Before who should take it'),
      here: label.describe('In place of a link to the page that is open'),
      link: label.describe('Link to another package'),
      brochure: label.describe('Link to the brochure below the table'),
      terms: linkSchema.describe('Link to the terms of payment and refund, beside it'),
    }),
  },
).meta({ title: 'What all packages share' });

export type PackagePages = z.infer<typeof packagePagesSchema>;
