import type { Check } from '../check.ts';

/** Every check, in the order in which a report lists them. */
export const checks: readonly Check[] = [];
