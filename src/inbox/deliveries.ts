import { missingSettings } from '../leads/channels.ts';
import type { LeadSettings } from '../leads/settings.ts';
import type { Delivery } from '../leads/storage/lead-store.ts';
import { shortTime } from './when.ts';

/** Where a delivery of a lead stands, and what it waits for. */
export function deliveryInWords(
  { channel, state, failingSince, lastError, nextAt, deliveredAt }: Delivery,
  channels: LeadSettings['channels'],
  now: Date,
): string {
  switch (state) {
    case 'delivered':
      return deliveredAt ? `sent ${shortTime(deliveredAt, now)} IST` : 'sent';
    case 'claimed':
      return 'being sent';
    case 'dead':
      return `given up: ${lastError}`;
    case 'cancelled':
      return 'not to be sent: it was switched off';
    case 'due': {
      const missing = missingSettings(channel, channels);
      if (missing) return 'waits: it is not set up yet. Whoever runs the server knows how';
      if (failingSince === null) return 'to be sent';
      return `failed (${lastError}), tried again ${shortTime(nextAt, now)} IST`;
    }
  }
}
