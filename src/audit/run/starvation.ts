/** How often a process looks at the clock. */
const EVERY_MS = 100;
/** Ticks that were late by so much in all: what was slow then was this machine. */
const STARVED_MS = 2000;

/** Watches from now on whether this process gets its turns at the processor; says so when asked. */
export function watchStarvation(): () => boolean {
  let late = 0;
  let due = performance.now() + EVERY_MS;
  const tick = () => {
    const now = performance.now();
    late += Math.max(0, now - due);
    due = now + EVERY_MS;
  };
  setInterval(tick, EVERY_MS).unref();
  return () => {
    tick();
    return late > STARVED_MS;
  };
}
