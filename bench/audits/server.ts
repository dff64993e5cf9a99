import { haveRun } from '../../src/audit/run/have-run.ts';
import { startWorker } from '../../src/audit/run/start-worker.ts';
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
  () => (url, signal) => haveRun(startWorker(file), { ...bench, url }, signal),
);
