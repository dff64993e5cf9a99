import { runInWorker } from '../../src/audit/run/run-in-worker.ts';
import { startServer } from '../../src/server/start.ts';

const file = new URL('./worker.ts', import.meta.url);
const port = Number(process.env.HOSTILE_PORT);

/** The real server, whose audits reach nothing but the hostile pages. */
await startServer(process.env, undefined, () => (url, signal) => {
  const job = { url, robot: 'Bench', siteUrl: 'https://bench.example', ownAddresses: [], port };
  return runInWorker(job, signal, { file });
});
