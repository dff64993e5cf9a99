import type { WorkerJob } from '../../src/audit/run/have-run.ts';
import { workFor } from '../../src/audit/run/worker.ts';
import { loopback, type Ports } from './loopback.ts';

// The worker that tests start: every name leads to the ports that it was told.
workFor<WorkerJob & { readonly ports: Ports }>(({ ports }) => loopback(ports));
