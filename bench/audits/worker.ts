import { type WorkerJob, workFor } from '../../src/audit/run/worker-run.ts';
import { loopback } from '../../tests/audit/loopback.ts';

// Every name leads to the hostile pages.
workFor<WorkerJob & { readonly port: number }>(({ port }) => loopback({ 80: port, 443: port }));
