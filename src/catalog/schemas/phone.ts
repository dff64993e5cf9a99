import { z } from 'astro/zod';

/** A number as people read it; what a telephone dials is derived, so that the two can't disagree. */
export const phone = z
  .string()
  .regex(/^(?:\+91(?:[ -]?\d){10}|\+(?!91)\d(?:[ -]?\d){7,14})$/, {
    error: 'must be a whole phone number, + and country code first: "+91 98765 43210".',
  })
  .transform((display) => ({ display, e164: display.replaceAll(/[ -]/g, '') }));
