import type { LeadState } from '../../platform/database/schema.ts';
import type { LeadWithDeliveries, RetriedDeliveries, SavedLead } from '../storage/lead-store.ts';
import type { Choices } from './choices.ts';
import type { DeskFilter, DeskPage } from './filter.ts';

/** A lead with what sales made of it. */
export interface DeskLead extends LeadWithDeliveries {
  readonly state: LeadState;
  /** Who looks after it; null for nobody yet. */
  readonly owner: string | null;
  /** The day on which it is to be taken up again, as 2026-01-31 in India; null for none. */
  readonly followUpOn: string | null;
  readonly campaign: string | null;
}

/** What a person changes about a lead. */
export type LeadChange =
  | { readonly kind: 'state'; readonly state: LeadState }
  | { readonly kind: 'owner'; readonly owner: string | null }
  | { readonly kind: 'follow-up'; readonly on: string | null }
  | { readonly kind: 'note'; readonly text: string };

/** What happened to a lead at the desk: all that is known of who did what when. */
export interface LeadEvent {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly change:
    | LeadChange
    /** Written down by hand. */
    | { readonly kind: 'added' }
    /** Its deliveries were made due again. */
    | { readonly kind: 'sent-again' };
}

/** A lead with all that happened to it at the desk, oldest first. */
export interface OpenedLead {
  readonly lead: DeskLead;
  readonly events: readonly LeadEvent[];
}

/** A lead that came by telephone or in person, as somebody wrote it down; '' for what is not known. */
export interface HandLead {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  /** The name of a service. */
  readonly service: string;
  readonly message: string;
}

/**
 * What salespeople do with leads, in SQL that both databases run, beside the running server. Every
 * change is an event that says who and when, stored with its effect in one transaction.
 */
export interface LeadDesk {
  /** Newest first. */
  find(filter: DeskFilter, page: DeskPage): Promise<DeskLead[]>;
  /** How many pass the filter, counted to a thousand at most. */
  count(filter: DeskFilter): Promise<number>;
  /** A lead by its whole id. */
  open(id: string): Promise<OpenedLead | undefined>;
  /** All that pass the filter, newest first, some hundred at a time. */
  pages(filter: DeskFilter): AsyncIterable<readonly OpenedLead[]>;
  /**
   * Makes changes, all or none. What says nothing new (the state that it has) is no event, but a
   * note always is. False when there is no such lead.
   *
   * @param key a UUID made with the form that was posted: posted again, nothing happens
   */
  change(id: string, changes: readonly LeadChange[], who: string, key: string): Promise<boolean>;
  /** Writes down a lead by hand: it is delivered nowhere. The same key is the same lead. */
  add(lead: HandLead, who: string, key: string): Promise<SavedLead>;
  /** As `LeadStore.retry` for one lead, and notes who asked for it. */
  sendAgain(id: string, who: string): Promise<readonly RetriedDeliveries[]>;
  /** What filters offer: campaigns and owners that leads have, the most used first, fifty at most. */
  choices(): Promise<Choices>;
}
