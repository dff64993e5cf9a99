import { workFor } from '../../src/audit/run/worker.ts';

// A worker whose thread is never free again once it has its job.
workFor(() => {
  for (;;);
}, 300);
