import type { Outcomes } from './judge.ts';
import type { Stage, Stop } from './kinds.ts';
import type { Preview, RunEvent, Score } from './said.ts';

/** What happens in a run, as it is stored and streamed. */
export type AuditEvent =
  | RunEvent
  /** Another server took the run over: what came before is void. */
  | { readonly kind: 'restarted' };

/** Whether nothing happens in a run after this event. */
export const endsRun = ({ kind }: AuditEvent): boolean => kind === 'done' || kind === 'stopped';

/** A run as far as it has come: its events, put together. */
export interface Progress {
  readonly stages: readonly Stage[];
  readonly outcomes: Outcomes;
  readonly preview?: Preview | undefined;
  readonly score?: Score | undefined;
  readonly stop?: Stop | undefined;
  /** What an error answered. */
  readonly status?: number | undefined;
  /** The address that answered at last. */
  readonly url?: string | undefined;
}

const nothing: Progress = { stages: [], outcomes: {} };

/** Puts events together, in their order. */
export const progressOf = (events: readonly AuditEvent[]): Progress =>
  events.reduce(after, nothing);

function after(progress: Progress, event: AuditEvent): Progress {
  const { kind, ...told } = event;
  if (kind === 'restarted') return nothing;
  if (event.kind === 'stage') return { ...progress, stages: [...progress.stages, event.stage] };
  if (event.kind === 'found')
    return { ...progress, outcomes: { ...progress.outcomes, ...event.outcomes } };
  return { ...progress, ...told };
}
