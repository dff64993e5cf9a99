import { z } from 'astro/zod';
import { buttonLabel, place } from '../service-parts.ts';
import { line } from '../text.ts';

/** The branding hero: a card that tilts under the pointer, on wide screens only. */
export const brandingHero = z.strictObject({
  type: z.literal('brandingHero'),
  ...place,
  heading: line(60),
  text: line(260),
  button: buttonLabel,
  card: z.strictObject({ title: line(40), points: z.array(line(60)).min(3).max(5) }),
});
