import type { Generated } from 'kysely';

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
  lead_events: LeadEventRow;
  inbox_links: InboxLinkRow;
  inbox_sessions: InboxSessionRow;
  /** Where people of the inbox are told that a lead is theirs. */
  inbox_people: { who: string; mail: string };
  digests: DigestRow;
}

/** How far sales have come with a lead. */
export const leadStates = ['new', 'called', 'meeting', 'won', 'lost', 'spam'] as const;

export type LeadState = (typeof leadStates)[number];

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
  /** 1 when parts of what was typed look personal and are not in `url`. */
  left_out: Generated<number>;
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
  /** The name of its form (src/forms). */
  form: string;
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
  /** The last of its events that changed it; `spam` from the beginning for what was held back. */
  sales_state: LeadState;
  /** Who looks after it; null for nobody yet. */
  owner: string | null;
  /** The day on which it is to be taken up again, as 2026-01-31 in India; null for none. */
  follow_up_on: string | null;
  /** The campaign of the last arrival, else of the first; null for none. */
  campaign: string | null;
  /** By which it is found, with a space around each; null in what came before there were any. */
  words: string | null;
  /** What a person is known by, '' for what was not given; null in what came before there were any. */
  phone_key: string | null;
  email_key: string | null;
  /** Alike in leads that somebody said are one person's: the id of one of them. */
  person: string | null;
  /** JSON object of the fields that sales corrected; `fields` stays what was sent. */
  corrected: string | null;
  /** Why it was lost, as content/sales.yaml has it. */
  lost_because: string | null;
  /** What it is worth, in whole rupees without GST, and how often. */
  worth: number | null;
  worth_per: WorthPer | null;
  /** When its state first said that somebody had spoken with them. */
  contacted_at: string | null;
}

/** How often a customer pays what a lead is worth. */
export const worthPeriods = ['once', 'month'] as const;

export type WorthPer = (typeof worthPeriods)[number];

/** What somebody did with a lead at one time, never changed and deleted with it. */
export interface LeadEventRow {
  /** A UUID: the key of the form that was posted, so that posting it again is the same row. */
  id: string;
  lead_id: string;
  /** From 1, in the order in which they took effect: clocks differ. */
  seq: number;
  at: string;
  /** The name that the person's link was made for. */
  who: string;
  /** JSON array of changes. */
  data: string;
}

/** A link that opens the inbox once. */
export interface InboxLinkRow {
  /** Recognises the link's token. */
  digest: string;
  who: string;
  expires_at: string;
  used_at: string | null;
}

/** A browser that a link has opened the inbox in. */
export interface InboxSessionRow {
  /** Recognises the cookie. */
  digest: string;
  who: string;
  expires_at: string;
}

/** The digest of a day, so that one server sends it, once. */
export interface DigestRow {
  /** As 2026-01-31 in India. */
  day: string;
  claimed_by: string | null;
  lease_until: string | null;
  sent_at: string | null;
}

export interface DeliveryRow {
  /** UUIDv7; the idempotency key that every attempt carries. */
  id: string;
  lead_id: string;
  channel: ChannelName;
  state: DeliveryState;
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
