import type { FormName } from '../../forms/definition.ts';
import type { AttributionField } from '../../forms/submission-metadata.ts';
import type { ChannelName, DeliveryState } from '../../platform/database/schema.ts';

/** Reads the time; passed in, so that tests own it. */
export type Clock = () => Date;

/** What an SEO audit found, as it was when the lead came: it outlives the report. */
export interface LeadAudit {
  readonly url: string;
  /** From 0 to 100. */
  readonly score: number;
  /** The sentences of what to repair first. */
  readonly repairs: readonly string[];
}

export interface NewLead {
  readonly form: FormName;
  readonly submissionId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly attribution: Readonly<Partial<Record<AttributionField, string>>>;
  /** The report that it was sent from; null for none. */
  readonly audit: LeadAudit | null;
  /** Why it looks like spam; null when it doesn't. */
  readonly spam: string | null;
  /** What else looks like spam: for people to read, it is delivered all the same. */
  readonly spamSignals: readonly string[];
}

/** A lead that is on disk; `repeated` when it was there before. */
export interface SavedLead {
  readonly id: string;
  readonly repeated: boolean;
}

export interface Lead extends NewLead {
  readonly id: string;
  /** The id of the lead that this one corrects or adds to; null for most. */
  readonly follows: string | null;
  readonly receivedAt: Date;
}

export interface Delivery {
  readonly id: string;
  readonly leadId: string;
  readonly channel: ChannelName;
  readonly state: DeliveryState;
  /** Attempts begun. */
  readonly attempts: number;
  /** When the first attempt failed of those that have failed since; null when none has. */
  readonly failingSince: Date | null;
  readonly nextAt: Date;
  readonly deliveredAt: Date | null;
  readonly lastError: string | null;
}

export interface LeadWithDeliveries extends Lead {
  readonly deliveries: readonly Delivery[];
}

/** A delivery that this worker alone may attempt, until the lease is over and was not renewed. */
export interface Claim {
  readonly delivery: Delivery;
  readonly lead: Lead;
}

/**
 * Which of the deliveries that are due is claimed. `probe` is for a channel that is failing: the
 * newest that has not failed yet, else the one that has been due longest.
 */
export type ClaimOrder = 'newest' | 'oldest' | 'probe';

export interface ClaimRequest {
  readonly worker: string;
  readonly channel: ChannelName;
  readonly leaseMs: number;
  readonly order: ClaimOrder;
}

export interface LeadStats {
  readonly leads: readonly { form: FormName; count: number; spam: number }[];
  readonly deliveries: readonly { channel: ChannelName; state: DeliveryState; count: number }[];
  /** When the lead came that has waited longest to be delivered; null when none waits. */
  readonly oldestWaiting: Date | null;
  /** The channels that are failing, and since when. */
  readonly failing: readonly { channel: ChannelName; since: Date }[];
}

/** What a retry found undelivered, by channel and by the state it was in. */
export interface RetriedDeliveries {
  readonly channel: ChannelName;
  /** What is claimed is being sent, and was left alone. */
  readonly state: Exclude<DeliveryState, 'delivered'>;
  readonly count: number;
}

/** What came of a person's request to be forgotten. */
export interface Erasure {
  readonly leads: number;
  /** Where some of the leads have been sent, and must be erased by hand. */
  readonly passedOnTo: readonly ChannelName[];
  /** The ids of leads that follow or precede those, and were sent with another address or number. */
  readonly related: readonly string[];
  /** When leads of the same address or number were erased before. */
  readonly earlier: readonly Date[];
}

/**
 * Where leads and their deliveries live: the one place where intake and delivery meet. A method
 * that rejects has written nothing; trying again makes sense.
 */
export interface LeadStore {
  /**
   * Writes the lead and one due delivery a channel in one transaction, on disk when it resolves.
   * A submission id that this form has seen before changes nothing and gives the first lead's id,
   * unless something else was typed: that is a lead of its own, which names the one it follows. So
   * is what is not spam under the id of what is; it names nothing.
   */
  save(lead: NewLead, channels: readonly ChannelName[]): Promise<SavedLead>;

  /** Claims what is due on a channel, or what another worker's lease is over on. */
  claim(request: ClaimRequest): Promise<Claim | undefined>;
  /** Lets the lease of a claim end this long from now. */
  renew(deliveryId: string, worker: string, leaseMs: number): Promise<void>;
  /** Ends a claim: the attempt was broken off, and says nothing about the other side. */
  release(deliveryId: string, worker: string): Promise<void>;
  /** Ends a claim: the other side has taken the lead. */
  markDelivered(deliveryId: string, worker: string): Promise<void>;
  /** Ends a claim: the attempt has failed, and the next one is at `nextAt`. */
  reschedule(deliveryId: string, worker: string, nextAt: Date, reason: string): Promise<void>;
  /** Ends a claim: no further attempt unless someone asks for it. */
  markDead(deliveryId: string, worker: string, reason: string): Promise<void>;
  /**
   * Makes due again what a server that died had claimed. In a database that several servers share
   * nothing is released: there nobody knows who is dead before the lease is over.
   */
  releaseClaims(): Promise<void>;

  /**
   * Since when a channel has been failing; null when it is not. It is failing when something has
   * failed for the first time since it last took anything, or more than one thing has failed since:
   * what fails alone while others go through is itself at fault.
   */
  failingSince(channel: ChannelName): Promise<Date | null>;
  /** When a channel first took something after a moment; null when it has taken nothing since. */
  firstDeliveredAfter(channel: ChannelName, moment: Date): Promise<Date | null>;
  /** Marks all that channels have not delivered as not to be sent; counts it. */
  cancelWaiting(channels: readonly ChannelName[]): Promise<number>;

  /** By id, or by the beginning of one when no other lead shares it. */
  find(id: string): Promise<LeadWithDeliveries | undefined>;
  /**
   * Makes due what was not delivered: of one lead, also what was cancelled; without an id, of all
   * leads, without that. Says what it was. What had been given up begins anew; what waits goes on
   * failing until its channel takes it.
   */
  retry(leadId?: string): Promise<RetriedDeliveries[]>;
  /**
   * Deletes all leads that were sent with an email address or a telephone number, and keeps a record
   * that it was done.
   */
  erase(contact: string): Promise<Erasure>;
  /** Deletes the leads that came before a moment; counts them. */
  deleteBefore(moment: Date): Promise<number>;
  stats(): Promise<LeadStats>;
  /** A random text that is made at the first request and stays the same. */
  secret(name: string): Promise<string>;
  /** Counts the leads that came before a moment, beside all that there are. */
  countBefore(moment: Date): Promise<{ old: number; all: number }>;
  /** The ids of leads that came before a moment and were not delivered everywhere, oldest first. */
  idsUndeliveredBefore(moment: Date): Promise<string[]>;
  /** Notes that something of this name happens now. */
  beat(name: string): Promise<void>;
  /** When something of this name last happened, by the clock of then. */
  lastBeat(name: string): Promise<Date | undefined>;
  /** Writes a row as large as a lead: resolves when leads can be stored. */
  check(): Promise<void>;
  close(): Promise<void>;
}
