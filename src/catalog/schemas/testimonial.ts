import { z } from 'astro/zod';
import { line, order, sample, words } from './text.ts';

/** content/testimonials/*.yaml: a client's words in the marquee of the home page. */
export const testimonialSchema = z.strictObject({
  sample: sample,
  order: order,
  name: line(40).describe('Who says it'),
  title: z.literal('Client').describe('Always Client'),
  quote: words(25, 60).describe('What they say, 25 to 60 words'),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
