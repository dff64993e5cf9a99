import type { Erasure } from '../storage/lead-store.ts';
import { localTime } from './describe.ts';

/** `1 lead`, `2 leads`. */
export function leads(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`;
}

/** What was erased here, and what only a person can erase elsewhere. */
export function describeErasure({ leads: count, passedOnTo, related, earlier }: Erasure): string {
  const sentences = [count === 0 ? 'No leads have this address.' : `${leads(count)} erased.`];
  if (passedOnTo.length > 0) {
    sentences.push(`They had been sent on: erase them there too (${passedOnTo.join(', ')}).`);
  }
  if (related.length > 0) {
    const list = related.join('\n  ');
    sentences.push(`These follow or precede what was erased and have another address:\n  ${list}`);
  }
  if (count > 0) sentences.push('Backups made before still hold them.');
  for (const done of earlier) {
    sentences.push(`Leads of this address were erased before, on ${localTime.format(done)}.`);
  }
  return sentences.join('\n');
}
