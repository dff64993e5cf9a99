import type { AddressMistake } from '../../audit/kinds.ts';
import type { AuditView } from '../../audit/report-view.ts';
import type { AuditWords } from '../../catalog/queries/audit.ts';
import type { Finding } from './findings.ts';

/** What was typed is no website that could be read. */
export interface RefusalView {
  readonly kind: 'refusal';
  readonly refusal: AddressMistake;
  readonly typed: string;
}

export type ReportView = AuditView | RefusalView;

/** All words that a report is written with: those of the checks, and its own. */
export type { AuditView, AuditWords };

/** What the parts of a report are made from. */
export interface ReportProps {
  readonly view: AuditView;
  readonly words: AuditWords;
  readonly findings: readonly Finding[];
  /** Those of them that are to be repaired first. */
  readonly first: readonly Finding[];
}
