import type { FormName } from '../forms/form.ts';

/** Delivery channels. */
export const channelNames = [
  'inquiry-relay',
  'callback-relay',
  'proposal-sheet',
  'comment-sheet',
  'mail',
  'webhook',
] as const;

export type ChannelName = (typeof channelNames)[number];

/**
 * `due`: to be sent at `next_at`, as soon as its channel is configured. `claimed`: a worker is at
 * it until `lease_until`, unless the lease is renewed. `delivered`, `dead` (given up) and `cancelled`
 * (its channel was switched off) are ends; `retry` makes the last two due again.
 */
export type DeliveryState = 'due' | 'claimed' | 'delivered' | 'dead' | 'cancelled';

/**
 * Tables as both databases hold them. Times are ISO 8601 texts in UTC: they sort as they are, and
 * a person reading the table with any client understands them.
 */
export interface Tables {
  leads: LeadRow;
  deliveries: DeliveryRow;
  /** Keys that all servers share and nobody else knows. */
  secrets: { name: string; value: string };
  erasures: ErasureRow;
  /** When something last happened; `filler` is random text where writing much is the point. */
  heartbeats: { name: string; at: string; filler: string };
  audits: AuditRow;
  audit_events: AuditEventRow;
  audit_visits: AuditVisitRow;
}

/** `queued` runs wait for a server; `done` ones have a report, `stopped` ones say why they have none. */
export type AuditState = 'queued' | 'running' | 'done' | 'stopped';

/** A run of the SEO audit, and the report that comes of it. Nothing in it says who asked. */
export interface AuditRow {
  /** 128 random bits in base64url: who knows it may read the report. */
  id: string;
  url: string;
  /** The registrable domain, of which one run is under way at a time. */
  site: string;
  state: AuditState;
  claimed_by: string | null;
  lease_until: string | null;
  /** Servers that have begun it. */
  attempts: number;
  created_at: string;
  ended_at: string | null;
  /** Recognises the key of whoever may delete it. */
  delete_digest: string;
  /** The earlier run of the same address that this one is compared with. */
  before: string | null;
}

/** What happened in a run, in order. */
export interface AuditEventRow {
  audit_id: string;
  /** From 1. */
  seq: number;
  at: string;
  /** JSON. */
  data: string;
}

/** That somebody asked for a run, for the limits: both are recognised on the same day only. */
export interface AuditVisitRow {
  id: string;
  visitor: string;
  site: string;
  at: string;
}

/** That a person's leads were erased, without saying whose. */
export interface ErasureRow {
  /** UUIDv7. */
  id: string;
  done_at: string;
  /** Recognises the address, and gives it away to nobody. */
  address_digest: string;
  leads: number;
}

export interface LeadRow {
  /** UUIDv7: sorts by arrival. */
  id: string;
  form: FormName;
  /** The visitor's key against doubles, or one made from it (follow-up.ts); unique within a form. */
  submission_id: string;
  /**
   * The lead that was sent first under the submission id that this one came with; null for all but
   * its follow-ups. It stays when that lead is deleted.
   */
  follows: string | null;
  /** JSON object of the form's cleaned fields. */
  fields: string;
  /** JSON object of the attribution fields that were sent. */
  attribution: string;
  /** Why this looks like spam; null for a lead to be delivered. */
  spam: string | null;
  /** JSON array of the lead's spam signals; it is delivered all the same. */
  marks: string;
  /** JSON copy of the audit report that the lead was sent from; null for none. */
  audit: string | null;
  received_at: string;
}

export interface DeliveryRow {
  /** UUIDv7. */
  id: string;
  lead_id: string;
  channel: ChannelName;
  state: DeliveryState;
  /**
   * The idempotency key that every attempt carries: the id of the first of those deliveries that are
   * attempted together; null before the first attempt. They are always in the same state.
   */
  batch: string | null;
  /** Attempts begun, for people to read. */
  attempts: number;
  /** When the first attempt failed of those that have failed since; null when none has. */
  failing_since: string | null;
  next_at: string;
  claimed_by: string | null;
  lease_until: string | null;
  delivered_at: string | null;
  /** What went wrong last, without personal data. */
  last_error: string | null;
  /** When the row was last written, by the clock of then; null before that was noted. */
  noted_at: string | null;
}
