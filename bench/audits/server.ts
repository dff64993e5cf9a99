import { runInWorker } from '../../src/audit/run/run-in-worker.ts';
import { startServer } from '../../src/server/start.ts';

const file = new URL('../../tests/audit/loopback-worker.ts', import.meta.url);
const port = Number(process.env.HOSTILE_PORT);
const bench = {
  robot: 'Bench',
  siteUrl: 'https://bench.example',
  ownAddresses: [],
  ports: { 80: port, 443: port },
};

/** The real server, whose audits reach nothing but the hostile pages. */
await startServer(
  process.env,
  undefined,
  () => (url, signal) => runInWorker({ ...bench, url }, signal, { file }),
);
