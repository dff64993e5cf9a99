import { z } from 'astro/zod';
import { href, line } from './text.ts';

/** content/packages/*.yaml: what a package costs. {price:file-name} in a text shows its price. */
export const packageSchema = z.strictObject({
  name: line(40).describe('Name of the package'),
  href: href.describe('Its page'),
  price: z.int().min(1).max(10_000_000).describe('Rupees, a number without commas, without GST'),
  period: z.enum(['per year', 'per month', 'for 6 months']).describe('What the price pays for'),
});

export type Package = z.infer<typeof packageSchema>;
