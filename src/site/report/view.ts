import type { AddressMistake } from '../../audit/address.ts';
import type { Progress } from '../../audit/events.ts';
import type { Outcomes } from '../../audit/judge.ts';
import type { AuditWords } from '../../catalog/queries/audit.ts';

/** A report as far as it has come, and what whoever looks at it may do. */
export interface AuditView {
  readonly kind: 'report';
  readonly id: string;
  /** As it was understood: without https:// where that says nothing, and in its own letters. */
  readonly address: string;
  /** Parts of what was typed look personal and were not taken. */
  readonly leftOut?: boolean;
  /** Of the page that answered, in its own letters. */
  readonly host: string;
  /** Where it led, when that is another address. */
  readonly led?: { readonly address: string; readonly toOtherDomain: boolean } | undefined;
  readonly state: 'queued' | 'running' | 'done' | 'stopped';
  readonly progress: Progress;
  /** The run before, where this one was asked for to compare. */
  readonly before?:
    | { readonly score: number; readonly outcomes: Outcomes; readonly at: string }
    | undefined;
  /** Whoever looks has asked for it. */
  readonly mayDelete: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What was typed is no website that could be read. */
export interface RefusalView {
  readonly kind: 'refusal';
  readonly refusal: AddressMistake | 'profile' | 'no-website';
  readonly typed: string;
}

export type ReportView = AuditView | RefusalView;

/** All words that a report is written with: those of the checks, and its own. */
export type { AuditWords };

/** What a part of a report is made from. */
export interface ReportProps {
  view: AuditView;
  words: AuditWords;
}
