import type { Check } from '../check.ts';
import { check as titlePresent } from './title-present.ts';

/** Every check, in the order in which a report lists them. */
export const checks: readonly Check[] = [titlePresent];
