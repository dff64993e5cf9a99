import type { DeliveryState } from '../../platform/database/schema.ts';
import { indianTime } from '../../platform/time/indian-time.ts';
import { missingSettings } from '../channels.ts';
import type { LeadSettings } from '../settings.ts';
import type { LeadStats } from '../storage/lead-store.ts';
import { aligned } from './aligned.ts';

const states: Readonly<Record<DeliveryState, string>> = {
  due: 'waiting',
  claimed: 'being sent',
  delivered: 'delivered',
  dead: 'GIVEN UP',
  cancelled: 'not to be sent',
};

/** Leads by form, deliveries by channel, and what a person should do about them. */
export function describeStats(stats: LeadStats, channels: LeadSettings['channels']): string {
  const { leads, deliveries, oldestWaiting, failing } = stats;
  if (leads.length === 0) return 'No leads yet.';
  const spamNote = (spam: number) => (spam > 0 ? `of these spam: ${spam}` : '');
  const parts = [
    aligned([
      ['form', 'leads', ''],
      ...leads.map(({ form, count, spam }) => [form, `${count}`, spamNote(spam)]),
    ]),
    aligned([
      ['channel', 'state', 'deliveries', ''],
      ...deliveries.map(({ channel, state, count }) => {
        const missing = state === 'due' ? missingSettings(channel, channels) : undefined;
        return [channel, states[state], `${count}`, missing ? `set ${missing}` : ''];
      }),
    ]),
  ];
  if (oldestWaiting) parts.push(`The oldest that waits came ${indianTime.format(oldestWaiting)}.`);
  for (const { channel, since } of failing) {
    parts.push(`${channel} is failing since ${indianTime.format(since)}; its leads wait.`);
  }
  if (deliveries.some(({ state }) => state === 'dead')) {
    parts.push('To send again what was given up: npm run leads -- retry --all');
  }
  return parts.join('\n\n');
}
