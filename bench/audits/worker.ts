import { workerData } from 'node:worker_threads';
import { postRun } from '../../src/audit/run/worker-run.ts';
import { loopback } from '../../tests/audit/loopback.ts';

// Every name leads to the hostile pages.
await postRun(() => loopback({ 80: workerData.port, 443: workerData.port }));
