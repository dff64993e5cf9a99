import { indianTime } from '../../platform/time/indian-time.ts';
import { type Expiry, NOTICE_DAYS } from '../retention.ts';
import type { Erasure } from '../storage/lead-store.ts';

/** `1 lead`, `2 leads`. */
export function leads(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`;
}

/** What was erased here, and what only a person can erase elsewhere. */
export function describeErasure({ leads: count, passedOnTo, related, earlier }: Erasure): string {
  const sentences = [
    count === 0 ? 'No leads have this address or number.' : `${leads(count)} erased.`,
  ];
  if (passedOnTo.length > 0) {
    sentences.push(`They had been sent on: erase them there too (${passedOnTo.join(', ')}).`);
  }
  if (related.length > 0) {
    const list = related.join('\n  ');
    sentences.push(
      `These follow or precede what was erased and have another address or number:\n  ${list}`,
    );
  }
  if (count > 0) sentences.push('Backups made before still hold them.');
  for (const done of earlier) {
    sentences.push(
      `Leads of this address or number were erased before, on ${indianTime.format(done)}.`,
    );
  }
  return sentences.join('\n');
}

/** What the server would delete now, and what it is about to delete although nobody received it. */
export function describeExpiry(expiry: Expiry, now: Date): string {
  const { before, old, needsConfirmation, undelivered } = expiry;
  const lines = [
    `By the clock of this computer it is ${indianTime.format(now)}.`,
    `${leads(old)} came before ${indianTime.format(before)} and ${old === 1 ? 'is' : 'are'} old enough to be deleted.`,
  ];
  if (needsConfirmation) {
    lines.push(
      'That is more than half of all, so the server leaves them alone. If the clock is right, delete them with: npm run leads -- retention --confirm',
    );
  }
  if (undelivered.length > 0) {
    lines.push(`Deleted within ${NOTICE_DAYS} days, and not delivered everywhere:`, ...undelivered);
  }
  return lines.join('\n');
}
