import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderFetcher } from '../../scripts/audit/folder-fetcher.ts';
import { buildSiteIfChanged } from '../../scripts/site-build.ts';
import type { Fetcher } from '../../src/audit/fetching/fetcher.ts';
import { haveRun } from '../../src/audit/run/have-run.ts';
import { startWorker } from '../../src/audit/run/start-worker.ts';
import { medians } from '../median.ts';
import { table } from '../table.ts';

/** A round trip from a server in Mumbai to a cheap host abroad. */
const ROUND_TRIP_MS = 150;
const SITE = new URL('http://shop.in/');
const file = new URL('../../tests/audit/loopback-worker.ts', import.meta.url);

/** How long a visitor waits: until something is known, and until all is. Floors: 0.8 s and 4 s. */
export async function measureWaiting(runs: number): Promise<object> {
  const { dir } = await buildSiteIfChanged();
  const site = farAway(folderFetcher(dir, SITE));
  const turns: Awaited<ReturnType<typeof waitOnce>>[] = [];
  try {
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const { port } = site.address() as AddressInfo;
    // The first one compiles what the others find compiled.
    await waitOnce(port);
    for (let turn = 0; turn < runs; turn += 1) turns.push(await waitOnce(port));
  } finally {
    site.closeAllConnections();
    site.close();
  }
  const waited = medians(turns);
  const cells = { 'first finding s': waited.first.toFixed(2), 'whole s': waited.whole.toFixed(2) };
  console.log(
    `${table([cells])}\n\nOur own home page, every round trip ${ROUND_TRIP_MS} ms; wanted are 0.8 s and 4 s.\n`,
  );
  return waited;
}

async function waitOnce(port: number): Promise<{ first: number; whole: number }> {
  const job = {
    url: SITE.href,
    robot: 'Bench',
    siteUrl: 'https://bench.example',
    ownAddresses: [],
    ports: { 80: port, 443: port },
  };
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let first: number | undefined;
  for await (const event of haveRun(startWorker(file), job, new AbortController().signal)) {
    if (event.kind === 'found') first ??= seconds();
  }
  return { first: first ?? Number.NaN, whole: seconds() };
}

/** A saved site behind a slow line: each answer waits a round trip, and each new connection one more. */
function farAway(saved: Fetcher): Server {
  const known = new WeakSet();
  return createServer(async ({ url = '/', method, socket }, response) => {
    await sleep(known.has(socket) ? ROUND_TRIP_MS : 2 * ROUND_TRIP_MS);
    known.add(socket);
    const { status, headers, body } = await saved.get(new URL(url, SITE), Number.POSITIVE_INFINITY);
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
  });
}
