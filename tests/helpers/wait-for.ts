import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;

type Probed<Found> = Found | undefined | null | false;

/** Waits until `probe` gives something other than undefined, null or false; throws when it never does. */
export async function waitFor<Found>(
  what: string,
  probe: () => Probed<Found> | Promise<Probed<Found>>,
  timeoutMs = 60_000,
): Promise<Found> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await sleep(POLL_MS);
  }
}
