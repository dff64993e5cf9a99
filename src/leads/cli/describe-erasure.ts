import type { Erasure } from '../storage/lead-store.ts';
import { localTime } from './describe.ts';

/** `1 lead`, `2 leads`. */
export function leads(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`;
}

/** What was erased here, and what only a person can erase elsewhere. */
export function describeErasure({ leads: count, passedOnTo, earlier }: Erasure): string {
  const sentences = [count === 0 ? 'No leads have this address.' : `${leads(count)} erased.`];
  if (passedOnTo.length > 0) {
    sentences.push(`They had been sent on: erase them there too (${passedOnTo.join(', ')}).`);
  }
  if (count > 0) sentences.push('Backups made before still hold them.');
  for (const done of earlier) {
    sentences.push(`Leads of this address were erased before, on ${localTime.format(done)}.`);
  }
  return sentences.join('\n');
}
