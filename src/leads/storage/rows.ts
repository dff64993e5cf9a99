import { formNamed } from '../../forms/index.ts';
import type { DeliveryRow, LeadRow } from '../../platform/database/schema.ts';
import type { Delivery, Lead } from './lead-store.ts';

/** A stored lead as the rest of the house knows it. */
export function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    form: formNamed(row.form),
    submissionId: row.submission_id,
    follows: row.follows,
    fields: JSON.parse(row.fields),
    attribution: JSON.parse(row.attribution),
    audit: row.audit === null ? null : JSON.parse(row.audit),
    spam: row.spam,
    spamSignals: JSON.parse(row.marks),
    receivedAt: new Date(row.received_at),
  };
}

/** A stored delivery as the rest of the house knows it. */
export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    failingSince: row.failing_since === null ? null : new Date(row.failing_since),
    nextAt: new Date(row.next_at),
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
    lastError: row.last_error,
  };
}
