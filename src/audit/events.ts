import { checks } from './checks/index.ts';
import type { Outcomes } from './judge.ts';
import type { Stage } from './kinds.ts';
import type { AuditEvent } from './said.ts';
import { type Score, scoreOf } from './scoring.ts';

/** Whether nothing happens in a run after this event. */
export const endsRun = ({ kind }: AuditEvent): boolean => kind === 'done' || kind === 'stopped';

type Told<Kind> = Partial<Omit<Extract<AuditEvent, { readonly kind: Kind }>, 'kind'>>;

/** A run as far as it has come: its events, put together. */
export type Progress = Readonly<Told<'preview'> & Told<'stopped'>> & {
  readonly stages: readonly Stage[];
  readonly outcomes: Outcomes;
  /** Of a run that is done, by the formula of today: reports are compared by one. */
  readonly score?: Score;
};

/** Puts events together, in their order. */
export const progressOf = (events: readonly AuditEvent[]): Progress =>
  events.reduce(after, { stages: [], outcomes: {} });

function after(progress: Progress, event: AuditEvent): Progress {
  const { kind: _kind, ...told } = event;
  if (event.kind === 'stage') return { ...progress, stages: [...progress.stages, event.stage] };
  if (event.kind === 'found')
    return { ...progress, outcomes: { ...progress.outcomes, ...event.outcomes } };
  const score = event.kind === 'done' && { score: scoreOf(checks, progress.outcomes) };
  return { ...progress, ...told, ...score };
}
