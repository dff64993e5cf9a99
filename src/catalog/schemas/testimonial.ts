import { z } from 'astro/zod';
import { photo, type WithImage } from './photo.ts';
import { line, order, sample, words } from './text.ts';

/** content/testimonials/*.yaml: a client's words in the marquee of the home page. */
export const testimonialSchema = z.strictObject({
  sample: sample,
  order: order,
  name: line(40).describe('Who says it'),
  title: z.literal('Client').describe('Always Client'),
  logo: photo.optional().describe('Logo of the client, above the quote'),
  quote: words(25, 60).describe('What they say, 25 to 60 words'),
});

export type Testimonial = WithImage<z.infer<typeof testimonialSchema>, 'logo'>;
