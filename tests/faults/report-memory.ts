import { appendFileSync } from 'node:fs';

/**
 * Loaded into the server ahead of its own code, with `--expose-gc`: at SIGUSR2 it collects garbage and
 * adds a line about what is left to the file MEMORY_REPORT.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  appendFileSync(String(process.env.MEMORY_REPORT), `${JSON.stringify({ rss, heapUsed })}\n`);
});
