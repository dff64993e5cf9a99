import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Fetcher } from '../../src/audit/fetching/fetcher.ts';
import type { MayAsk } from '../../src/audit/fetching/foreign-sites.ts';
import type { Network } from '../../src/audit/fetching/network.ts';
import { webFetcher } from '../../src/audit/fetching/web-fetcher.ts';
import { loopback, type Ports } from './loopback.ts';

const pems = join(import.meta.dirname, '../fixtures/certificate');

/** A website on loopback, reached by any name at ports 80 and 443. */
export interface StandInSite {
  readonly ports: Ports;
  readonly network: Network;
  /** The requests that came, as "GET http://shop.in/path". */
  readonly asked: readonly string[];
}

/** Starts a site that answers http and https with the same pages, until the test ends. */
export async function startSite(answer: RequestListener): Promise<StandInSite> {
  const asked: string[] = [];
  const listener =
    (scheme: string): RequestListener =>
    (request, response) => {
      asked.push(`${request.method} ${scheme}://${request.headers.host}${request.url}`);
      answer(request, response);
    };
  const key = readFileSync(join(pems, 'key.pem'));
  const cert = readFileSync(join(pems, 'certificate.pem'));
  const plain = createServer(listener('http'));
  const secure = createTlsServer({ key, cert }, listener('https'));
  const ports = { 80: await listen(plain), 443: await listen(secure) };
  onTestFinished(async () => {
    for (const server of [plain, secure]) server.closeAllConnections();
    await Promise.all([plain, secure].map((server) => server[Symbol.asyncDispose]()));
  });
  return { ports, network: loopback(ports), asked };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface FetcherOptions {
  readonly over?: AbortSignal;
  readonly requestMs?: number;
  readonly mayAsk?: MayAsk;
}

/** Fetches through a network with all the time in the world, unless told otherwise. */
export function fetcherFor(
  network: Network,
  { over = new AbortController().signal, requestMs = 20_000, mayAsk }: FetcherOptions = {},
): Fetcher {
  const robot = { robot: 'TestAudit', siteUrl: 'https://example.com' };
  return webFetcher({ ...robot, network, over, requestMs, mayAsk });
}
