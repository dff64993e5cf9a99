import { z } from 'astro/zod';
import { line } from './text.ts';

/** A figure that counts up (or down) when it is first seen. */
export const counter = z.strictObject({
  label: line(40).describe('What is counted'),
  from: z.int().min(0).max(10_000).default(0).describe('Where counting starts'),
  to: z.int().min(0).max(10_000).describe('Where it ends, and what shows without scripts'),
  suffix: z.enum(['+', '%']).describe('Sign right after the figure'),
  unit: line(12).optional().describe('Unit after the sign, such as months'),
  beside: line(20).optional().describe('Words as large as the figure, right after it'),
  note: line(90).optional().describe('One sentence below the label'),
});
