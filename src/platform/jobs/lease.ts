/**
 * A row that one worker alone may work on until a time, and any other one after it: a server that
 * dies holds up nothing for longer. Workers claim with a conditional update and renew while they work.
 */
export interface Lease {
  readonly claimed_by: string;
  readonly lease_until: string;
}

/** @param ms how long it lasts from now on unless it is renewed */
export function leaseOf(worker: string, now: Date, ms: number): Lease {
  return { claimed_by: worker, lease_until: leaseEnd(now, ms) };
}

/** When a lease ends that begins now, as databases compare it. */
export function leaseEnd(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

export const unclaimed = { claimed_by: null, lease_until: null };
