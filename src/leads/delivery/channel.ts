import type { Claim } from '../storage/lead-store.ts';
import type { ChannelName } from '../storage/schema.ts';

/** What became of one attempt. Reasons hold no personal data: they are logged and stored. */
export type Outcome =
  | { readonly kind: 'delivered' }
  /** Trying again later makes sense. */
  | { readonly kind: 'passing'; readonly reason: string; readonly retryAfterMs?: number }
  /** The other side has said that it will not take this, now or later. */
  | { readonly kind: 'permanent'; readonly reason: string };

/** A way for leads to leave the house. */
export interface Channel {
  readonly name: ChannelName;
  /** Attempts one delivery; gives up when the signal says so. What it throws counts as passing. */
  readonly send: (claim: Claim, signal: AbortSignal) => Promise<Outcome>;
}

/** A reason from something thrown: its code, since messages may quote addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.name === 'AbortError') return 'the server was stopped';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause ? reasonOf(error.cause) : error.name;
}
