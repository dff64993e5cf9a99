import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a measured program (usage.ts). A process's usage holds that of its threads.
const notes = process.env.BENCH_USAGE_NOTES;
if (notes && isMainThread) {
  process.on('exit', () => appendFileSync(notes, `${JSON.stringify(process.resourceUsage())}\n`));
}
