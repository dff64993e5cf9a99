import type { LeadState, WorthPer } from '../../platform/database/schema.ts';
import type { LeadWithDeliveries } from '../storage/lead-store.ts';

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

/** What a person changes about a lead; its words without what nobody can see, as forms/text.ts cleans them. */
export type LeadChange =
  | { readonly kind: 'state'; readonly state: LeadState }
  | { readonly kind: 'owner'; readonly owner: string | null }
  | { readonly kind: 'follow-up'; readonly on: string | null }
  | { readonly kind: 'lost-because'; readonly reason: string | null }
  | { readonly kind: 'worth'; readonly worth: Worth | null }
  /** A field of its form says something else than it said before, which the desk notes. */
  | {
      readonly kind: 'correction';
      readonly field: string;
      readonly value: string;
      readonly was?: string;
    }
  /** It is of nobody that it was joined with after all. */
  | { readonly kind: 'parted' }
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
    /** It is of the same person as this other lead. */
    | { readonly kind: 'joined'; readonly with: string };
}

/** A lead with all that happened to it at the desk, oldest first. */
export interface OpenedLead {
  readonly lead: DeskLead;
  readonly events: readonly LeadEvent[];
}
