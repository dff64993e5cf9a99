import type { Outcomes } from './judge.ts';
import type { Score } from './scoring.ts';

/** What a run does, in order; the drawn page lights up by them. */
export const stages = [
  'opening',
  'reading',
  'robots',
  'addresses',
  'files',
  'links',
  'pages',
] as const;

export type Stage = (typeof stages)[number];

/** Why a run ended without a report. None of the sentences tells what stands behind an inner address. */
export const stops = [
  /** Nothing usable answers there, whatever the reason. */
  'unreachable',
  /** It answers, but with no web page. */
  'not-a-page',
  /** The host's shield refused us. */
  'bot-wall',
  /** An error that says there is no such page, that we may not have it, that the server is broken. */
  'missing',
  'refused',
  'broken',
  /** It leads to a login. */
  'login',
  /** It leads to a business's page on somebody else's site. */
  'profile',
  /** A page of the registrar, the host or a dealer in names. */
  'parked',
  /** It says that it is not open yet, or being worked on. */
  'coming-soon',
  /** Too slow, too large or too tangled to be read in time. */
  'too-much',
  /** Our side broke off, twice: nothing is said of the page. */
  'interrupted',
] as const;

export type Stop = (typeof stops)[number];

/** How the page looks where others show it. */
export interface Preview {
  readonly google: { readonly title: string; readonly description: string; readonly path: string };
  readonly card: {
    readonly title: string;
    readonly description: string;
    /** A thumbnail made by us, as a data address; undefined for none. */
    readonly image?: string | undefined;
  };
}

/** What happens in a run, as it is stored and streamed. */
export type AuditEvent =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'found'; readonly outcomes: Outcomes }
  | { readonly kind: 'preview'; readonly preview: Preview }
  /** Another server took the run over: what came before is void. */
  | { readonly kind: 'restarted' }
  | { readonly kind: 'done'; readonly score: Score; readonly url: string }
  | {
      readonly kind: 'stopped';
      readonly stop: Stop;
      /** Of a page that answered and is none to judge: its address, and what it answered. */
      readonly url?: string;
      readonly status?: number;
    };

type EndOfRun = Extract<AuditEvent, { readonly kind: 'done' | 'stopped' }>;

/** Whether nothing happens in a run after this event. */
export function endsRun(event: AuditEvent | undefined): event is EndOfRun {
  return event?.kind === 'done' || event?.kind === 'stopped';
}

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
export function progressOf(events: Iterable<AuditEvent>): Progress {
  let progress = nothing;
  for (const event of events) progress = after(progress, event);
  return progress;
}

function after(progress: Progress, event: AuditEvent): Progress {
  switch (event.kind) {
    case 'stage':
      return { ...progress, stages: [...progress.stages, event.stage] };
    case 'found':
      return { ...progress, outcomes: { ...progress.outcomes, ...event.outcomes } };
    case 'preview':
      return { ...progress, preview: event.preview };
    case 'restarted':
      return nothing;
    case 'done':
      return { ...progress, score: event.score, url: event.url };
    case 'stopped':
      return { ...progress, stop: event.stop, url: event.url, status: event.status };
  }
}
