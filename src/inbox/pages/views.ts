import type { Choices } from '../../leads/desk/choices.ts';
import type { Figures } from '../../leads/desk/figures.ts';
import type { DeskLead, LeadEvent } from '../../leads/desk/lead-desk.ts';
import type { WorthPer } from '../../platform/database/schema.ts';
import type { ListQuery } from '../filter.ts';
import type { SalesWords } from '../sales-words.ts';

/** What stands around every page. */
export interface Frame {
  /** The agency's name. */
  readonly firm: string;
  /** The address of the style sheet. */
  readonly stylesheet: string;
  /** That of the script that tells of new leads. */
  readonly script: string;
  readonly sales: SalesWords;
  /** Who is signed in; undefined before that. */
  readonly who?: string | undefined;
}

export interface ListView {
  readonly leads: readonly DeskLead[];
  readonly query: ListQuery;
  /** How many pass the filter; a thousand stands for more. */
  readonly count: number;
  /** What they are worth, in rupees. */
  readonly worth: Readonly<Record<WorthPer, number>>;
  /** The other leads of the same person, by the id of each lead. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** The newest lead of all: what comes after it is new. */
  readonly newestId: string;
  /** Makes the form's post one change, however often it is sent. */
  readonly formKey: string;
  /** How many are new, and how many follow-ups are due, whatever the filter. */
  readonly fresh: number;
  readonly due: number;
  readonly choices: Choices;
  /** Addresses of the pages beside this one. */
  readonly older: string | undefined;
  readonly newest: string | undefined;
  readonly now: Date;
  /** The database that is read: worth knowing when it is empty. */
  readonly database: string;
}

/** Where a delivery stands, in words. */
export interface DeliveryInWords {
  readonly channel: string;
  readonly text: string;
}

export interface LeadView {
  readonly lead: DeskLead;
  readonly events: readonly LeadEvent[];
  readonly deliveries: readonly DeliveryInWords[];
  readonly canSendAgain: boolean;
  readonly owners: readonly string[];
  /** What else the same person sent, newest first. */
  readonly others: readonly DeskLead[];
  /** The list that one came from, with its filter. */
  readonly list: string;
  /** What became of telling the new owner, in a sentence. */
  readonly told: string | undefined;
  /** The report that it was sent from, while it exists. */
  readonly report: string | undefined;
  /** Where the public site is. */
  readonly siteUrl: URL;
  /** Makes the form's post one change, however often it is sent. */
  readonly formKey: string;
  /** A form was just saved. */
  readonly isSaved: boolean;
  /** What others did since that form was shown. */
  readonly meanwhile: readonly LeadEvent[];
  readonly now: Date;
}

export interface AddView {
  readonly formKey: string;
  readonly values: Readonly<Record<string, string>>;
  readonly mistake: string | undefined;
  /** What this person sent before, which whoever adds them should know. */
  readonly known: readonly DeskLead[];
}

export interface FiguresView {
  readonly from: string;
  readonly to: string;
  readonly figures: Figures;
  readonly mistake: string | undefined;
}

/** A form that could not be taken, with all that was typed. */
export interface UnsentView {
  readonly reason: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface OpenView {
  readonly token: string;
  /** For whom the link is. */
  readonly name: string;
}

/** A page that says one thing. */
export interface NoticeView {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Where the browser goes by itself: a page of the same site shows its cookie. */
  readonly goTo?: string | undefined;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

/** What each page shows, by the page's name. */
export interface Views {
  readonly list: ListView;
  readonly lead: LeadView;
  readonly add: AddView;
  readonly figures: FiguresView;
  readonly open: OpenView;
  readonly notice: NoticeView;
  readonly unsent: UnsentView;
}

/** What renders them; the server is handed it. */
export type Pages = {
  readonly [Name in keyof Views]: (frame: Frame, view: Views[Name]) => string;
};
