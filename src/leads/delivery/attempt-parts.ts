import type { Clock, LeadStore } from '../storage/lead-store.ts';
import type { Channel } from './channel.ts';

/** Where deliveries tell what they did: ids and reasons, never personal data. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface AttemptParts {
  readonly store: LeadStore;
  readonly channel: Channel;
  readonly log: DeliveryLog;
  readonly now: Clock;
  /** From 0 to 1, for jitter. */
  readonly random: () => number;
  /** This worker's name on its claims; no two that run at once may share one. */
  readonly id: string;
}
