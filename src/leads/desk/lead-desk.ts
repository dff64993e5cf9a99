import type { LeadState, WorthPer } from '../../platform/database/schema.ts';
import type { LeadWithDeliveries, RetriedDeliveries, SavedLead } from '../storage/lead-store.ts';
import type { Choices } from './choices.ts';
import type { Figures } from './figures.ts';
import type { DeskFilter, DeskPage } from './filter.ts';

/** What a customer pays, in whole rupees without GST. */
export interface Worth {
  readonly amount: number;
  readonly per: WorthPer;
}

/** A lead with what sales made of it; its fields say what was sent, as sales corrected it. */
export interface DeskLead extends LeadWithDeliveries {
  readonly state: LeadState;
  /** Who looks after it; null for nobody yet. */
  readonly owner: string | null;
  /** The day on which it is to be taken up again, as 2026-01-31 in India; null for none. */
  readonly followUpOn: string | null;
  readonly campaign: string | null;
  readonly lostBecause: string | null;
  readonly worth: Worth | null;
  /** Alike in leads that somebody said are one person's; null for none. */
  readonly person: string | null;
}

/** What a person changes about a lead. */
export type LeadChange =
  | { readonly kind: 'state'; readonly state: LeadState }
  | { readonly kind: 'owner'; readonly owner: string | null }
  | { readonly kind: 'follow-up'; readonly on: string | null }
  | { readonly kind: 'lost-because'; readonly reason: string | null }
  | { readonly kind: 'worth'; readonly worth: Worth | null }
  /** A field of its form says something else than what was sent. */
  | { readonly kind: 'correction'; readonly field: string; readonly value: string }
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
    | { readonly kind: 'sent-again' }
    /** It is of the same person as this other lead, or of nobody else after all. */
    | { readonly kind: 'joined'; readonly with: string }
    | { readonly kind: 'parted' };
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
  /** Where they heard of the firm, such as IndiaMART. */
  readonly cameBy: string;
}

/** By what a person is recognised. */
export interface PersonSought {
  readonly phone: string;
  readonly email: string;
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
  /** What those are worth that pass the filter, in rupees. */
  worth(filter: DeskFilter): Promise<Readonly<Record<WorthPer, number>>>;
  /** A lead by its whole id. */
  open(id: string): Promise<OpenedLead | undefined>;
  /** The other leads of the same person, of each lead: by number, address, or because they were joined. */
  samePerson(leads: readonly DeskLead[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Leads of a person, newest first, twenty at most. */
  ofPerson(person: PersonSought): Promise<DeskLead[]>;
  /** Leads by their ids, newest first. */
  withIds(ids: readonly string[]): Promise<DeskLead[]>;
  /** Counts of the leads that came from one day to another, as 2026-01-31 in India, both included. */
  figures(from: string, to: string): Promise<Figures>;
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
  /** Says that leads are one person's. Each stays what it is. The same key is the same deed. */
  join(ids: readonly string[], who: string, key: string): Promise<void>;
  /** Takes a lead out of those that it was joined with. */
  part(id: string, who: string, key: string): Promise<void>;
  /** As `LeadStore.retry` for one lead, and notes who asked for it. */
  sendAgain(id: string, who: string): Promise<readonly RetriedDeliveries[]>;
  /** What filters offer: campaigns, owners and reasons that leads have, the most used first, fifty at most. */
  choices(): Promise<Choices>;
}
