import { workFor } from '../../src/audit/run/worker-run.ts';

// A worker whose thread is never free again once it has its job.
workFor(() => {
  for (;;);
}, 300);
