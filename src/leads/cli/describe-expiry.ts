import { type Expiry, NOTICE_DAYS } from '../retention.ts';
import { localTime } from './describe.ts';
import { leads } from './describe-erasure.ts';

/** What the server would delete now, and what it is about to delete although nobody received it. */
export function describeExpiry(expiry: Expiry, now: Date): string {
  const { before, old, needsConfirmation, undelivered } = expiry;
  const lines = [
    `By the clock of this computer it is ${localTime.format(now)}.`,
    `${leads(old)} came before ${localTime.format(before)} and ${old === 1 ? 'is' : 'are'} old enough to be deleted.`,
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
