import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startSite, waitFor } from '../helpers/index.ts';
import { longRun } from './long-run.ts';
import { postLeads } from './throughput.ts';

const CLIENTS = longRun ? 2_000 : 300;
const P99_MAX_MS = 250;
const PACE_MS = 500;
/** The time for headers, and that between two looks for who has used it up. */
const SHOWN_OUT_MS = 30_000;

test(`${CLIENTS} clients that send a byte now and then hold up nobody, and are shown out`, async () => {
  const site = await startSite({ args: ['--api-only'] });
  const slow = await Promise.all(Array.from({ length: CLIENTS }, () => openSlowly(site.port)));
  const dripping = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, PACE_MS);
  // One after the other: how long others wait, not how much the machine can do.
  const { p99Ms, errors } = await postLeads(site.url, 1, longRun ? { seconds: 4 } : { count: 100 });
  console.info(`p99 ${p99Ms.toFixed(0)} ms beside ${CLIENTS} slow clients`);
  await waitFor('all to be shown out', () => slow.every(({ closed }) => closed), SHOWN_OUT_MS);
  clearInterval(dripping);
  expect(errors).toBe(0);
  // How long that takes depends on what else a machine does.
  if (longRun) expect(p99Ms).toBeLessThan(P99_MAX_MS);
  await site.stop();
});

function openSlowly(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /api/leads/comment HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      resolve(socket);
    });
    socket.on('error', () => {});
    // An end that nobody reads is no end.
    socket.resume();
  });
}
