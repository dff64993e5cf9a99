import type { ChannelName } from '../../platform/database/schema.ts';
import type { Lead } from '../storage/lead-store.ts';

/** What became of one attempt. Reasons hold no personal data: they are logged and stored. */
export type Outcome =
  | { readonly kind: 'delivered' }
  /** Trying again later makes sense. */
  | { readonly kind: 'retryable'; readonly reason: string; readonly retryAfterMs?: number }
  /** The other side has said that it will not take this very lead, now or later. */
  | { readonly kind: 'permanent'; readonly reason: string };

/** What one attempt carries. */
export interface Parcel {
  readonly lead: Lead;
  /** The same for every attempt, so that a receiver can drop a repeated one. */
  readonly key: string;
}

/** A way for leads to leave the house. */
export interface Channel {
  readonly name: ChannelName;
  /** An attempt that takes longer has failed, in ms. */
  readonly timeoutMs: number;
  /** The shortest time from the beginning of one attempt to the next, in ms; 0 unless given. */
  readonly intervalMs?: number;
  /**
   * One attempt; gives up and closes its connection when the signal says so. What it throws counts
   * as retryable.
   */
  readonly send: (parcel: Parcel, signal: AbortSignal) => Promise<Outcome>;
}

/** A reason from something thrown: its code, since messages may quote addresses. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.name === 'AbortError') return 'the server was stopped';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause ? failureReason(error.cause) : error.name;
}
