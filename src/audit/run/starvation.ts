/** How often a process is to have its turn. */
const EVERY_MS = 100;
/** Turns that it lacks in all come to so much: what was slow then was this machine. */
const STARVED_MS = 2000;

/** Watches from now on whether this process gets its turns at the processor; says so when asked. */
export function watchStarvation(): () => boolean {
  const started = performance.now();
  let turns = 0;
  setInterval(() => {
    turns += 1;
  }, EVERY_MS).unref();
  return () => performance.now() - started - turns * EVERY_MS > STARVED_MS;
}
