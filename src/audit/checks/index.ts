import type { Check } from '../check.ts';
import { check as imgAlt } from './img-alt.ts';

/** Every check, in the order in which a report lists them. */
export const checks: readonly Check[] = [
  // Phone
  imgAlt,
];
