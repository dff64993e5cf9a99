import { networksAround, senderGroup } from '../../platform/http/sender-group.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import type { Clock } from '../storage/lead-store.ts';

/** An address is busy once it has used up this part of its limit. */
const BUSY_SHARE = 3;

/** Asks for one more post from an address. */
export type RateLimit = (address: string) => RateVerdict;

type RateVerdict =
  /** `busy` when the address has sent unusually much. */
  | { readonly allowed: true; readonly busy: boolean }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * Counts in each minute of the clock, for a sender and for the /56 and the /48 of IPv6 around it, which may
 * have twice and four times as much: one customer may own them. Be generous: mobile carriers share addresses.
 */
export function limitPerMinute(limit: number, now: Clock): RateLimit {
  const counts = new Map<string, number>();
  let currentMinute = 0;
  return (address) => {
    const time = now().getTime();
    const minute = Math.floor(time / MINUTE_MS);
    if (minute !== currentMinute) {
      counts.clear();
      currentMinute = minute;
    }
    const sender = senderGroup(address);
    for (const [wider, group] of [sender, ...networksAround(sender)].entries()) {
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      // What is refused is not counted against the neighbours.
      if (count > limit * 2 ** wider) {
        const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE_MS - time) / 1000);
        return { allowed: false, retryAfterSeconds };
      }
    }
    return { allowed: true, busy: (counts.get(sender) ?? 0) > limit / BUSY_SHARE };
  };
}
