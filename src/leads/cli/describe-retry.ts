import { missingSettings } from '../channels.ts';
import type { LeadSettings } from '../settings.ts';
import type { RetriedDeliveries } from '../storage/lead-store.ts';

/** What is sent now, and what else has to happen before the rest can be. */
export function describeRetry(
  retried: readonly RetriedDeliveries[],
  channels: LeadSettings['channels'],
): string {
  if (retried.length === 0) return 'Nothing to retry: everything has been delivered.';
  const missing = ({ channel }: RetriedDeliveries) => missingSettings(channel, channels);
  const isOff = ({ channel }: RetriedDeliveries) => channels.get(channel) === 'off';
  const claimed = total(retried.filter(({ state }) => state === 'claimed'));
  const ready = retried.filter((row) => row.state !== 'claimed' && !missing(row) && !isOff(row));
  const givenUp = total(ready.filter(({ state }) => state === 'dead'));
  const waiting = Map.groupBy(retried, missing);
  const off = retried.filter(isOff);

  const sentences: string[] = [];
  if (ready.length > 0) {
    const before = givenUp > 0 ? ` ${givenUp} of them had been given up.` : '';
    sentences.push(`${are(total(ready))} due now; the server sends while it runs.${before}`);
  }
  if (claimed > 0) sentences.push(`${are(claimed)} being sent right now.`);
  for (const [setting, rows] of waiting) {
    if (setting) sentences.push(`${are(total(rows))} waiting until you set ${setting}.`);
  }
  if (off.length > 0) {
    const names = [...new Set(off.map(({ channel }) => channel))].join(', ');
    sentences.push(`${are(total(off))} of a channel that is off: ${names}.`);
  }
  return sentences.join('\n');
}

function total(rows: readonly RetriedDeliveries[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function are(count: number): string {
  return count === 1 ? '1 delivery is' : `${count} deliveries are`;
}
