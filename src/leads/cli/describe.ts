import { firstOfKind, labelled } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { indianTime } from '../../platform/time/indian-time.ts';
import { auditLines } from '../audit-lines.ts';
import { missingSettings } from '../channels.ts';
import type { DeskLead, OpenedLead } from '../desk/lead-desk.ts';
import type { LeadSettings } from '../settings.ts';
import type { Delivery } from '../storage/lead-store.ts';
import { aligned } from './aligned.ts';
import { eventLines, salesLines } from './describe-sales.ts';

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
      return `${channel}: next attempt ${indianTime.format(nextAt)} (${lastError})`;
    }
  }
}

/** A line a lead, newest first, with its columns aligned. */
export function describeList(
  leads: readonly DeskLead[],
  channels: LeadSettings['channels'],
): string {
  const header = ['ID', 'received', 'state', 'name', 'phone', 'form', 'campaign', 'deliveries'];
  const lines = leads.map((lead) => [
    lead.id,
    indianTime.format(lead.receivedAt),
    lead.state,
    firstOfKind(forms[lead.form], 'name', lead.fields),
    phoneOf(lead),
    lead.form,
    lead.campaign ?? '',
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

function phoneOf({ form, fields }: DeskLead): string {
  return (
    firstOfKind(forms[form], 'phone', fields) || firstOfKind(forms[form], 'ten-digits', fields)
  );
}

/** All about one lead. */
export function describeLead(
  { lead, events }: OpenedLead,
  channels: LeadSettings['channels'],
): string {
  const entries = [
    ['ID', lead.id],
    ['received', indianTime.format(lead.receivedAt)],
    ['form', lead.form],
    ...salesLines(lead),
    ...(lead.follows === null ? [] : [['follows', lead.follows]]),
    ...(lead.spam === null ? [] : [['spam', lead.spam]]),
    ...lead.spamSignals.map((signal) => ['spam signal', signal]),
    ...labelled(forms[lead.form], lead.fields),
    ...auditLines(lead.audit),
    ...Object.entries(lead.attribution),
    ...lead.deliveries.map((delivery) => ['delivery', describeDelivery(delivery, channels)]),
    ...eventLines(events),
  ];
  return aligned(entries.map(([label = '', value = '']) => [label, value]));
}
