import { firstOfKind, labelled } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { auditLines } from '../audit-lines.ts';
import { missingSettings } from '../channels.ts';
import type { LeadSettings } from '../settings.ts';
import type { Delivery, LeadWithDeliveries } from '../storage/lead-store.ts';
import { aligned } from './aligned.ts';

/** Times for a person, in the computer's own zone. */
export const localTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Where a delivery stands, and what a person can do about it. */
function describeDelivery(delivery: Delivery, channels: LeadSettings['channels']): string {
  const { channel, state, failingSince, lastError, nextAt } = delivery;
  switch (state) {
    case 'delivered':
      return `${channel}: delivered`;
    case 'claimed':
      return `${channel}: being sent`;
    case 'dead':
      return `${channel}: given up (${lastError}), retry ${delivery.leadId}`;
    case 'cancelled':
      return `${channel}: not to be sent`;
    case 'due': {
      const missing = missingSettings(channel, channels);
      if (missing) return `${channel}: waiting: set ${missing}`;
      if (failingSince === null) return `${channel}: to be sent`;
      return `${channel}: next attempt ${localTime.format(nextAt)} (${lastError})`;
    }
  }
}

/** A line a lead, newest first, with its columns aligned. */
export function describeList(
  leads: readonly LeadWithDeliveries[],
  channels: LeadSettings['channels'],
): string {
  const header = ['ID', 'received', 'form', 'name', 'deliveries'];
  const lines = leads.map((lead) => [
    lead.id,
    localTime.format(lead.receivedAt),
    lead.form,
    firstOfKind(forms[lead.form], 'name', lead.fields),
    lead.spam === null
      ? [
          ...lead.deliveries.map((delivery) => describeDelivery(delivery, channels)),
          ...(lead.follows === null ? [] : [`follows ${lead.follows}`]),
          ...lead.spamSignals.map((signal) => `spam signal: ${signal}`),
        ].join('; ')
      : `none, spam: ${lead.spam}`,
  ]);
  return aligned([header, ...lines]);
}

/** All about one lead. */
export function describeLead(lead: LeadWithDeliveries, channels: LeadSettings['channels']): string {
  const entries = [
    ['ID', lead.id],
    ['received', localTime.format(lead.receivedAt)],
    ['form', lead.form],
    ...(lead.follows === null ? [] : [['follows', lead.follows]]),
    ...(lead.spam === null ? [] : [['spam', lead.spam]]),
    ...lead.spamSignals.map((signal) => ['spam signal', signal]),
    ...labelled(forms[lead.form], lead.fields),
    ...auditLines(lead.audit),
    ...Object.entries(lead.attribution),
    ...lead.deliveries.map((delivery) => ['delivery', describeDelivery(delivery, channels)]),
  ];
  return aligned(entries.map(([label = '', value = '']) => [label, value]));
}
