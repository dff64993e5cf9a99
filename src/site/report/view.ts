import type { AddressMistake } from '../../audit/address.ts';
import type { AuditView } from '../../audit/report-view.ts';
import type { AuditWords } from '../../catalog/queries/audit.ts';

/** What was typed is no website that could be read. */
export interface RefusalView {
  readonly kind: 'refusal';
  readonly refusal: AddressMistake;
  readonly typed: string;
}

export type ReportView = AuditView | RefusalView;

/** All words that a report is written with: those of the checks, and its own. */
export type { AuditView, AuditWords };

/** What a part of a report is made from. */
export interface ReportProps {
  view: AuditView;
  words: AuditWords;
}
