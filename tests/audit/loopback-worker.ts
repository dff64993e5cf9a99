import { workerData } from 'node:worker_threads';
import { postRun } from '../../src/audit/run/worker-run.ts';
import { loopback } from './loopback.ts';

// The worker that tests start: every name leads to the ports that it was told.
await postRun(() => loopback(workerData.ports));
