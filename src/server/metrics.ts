import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import type { LeadStore } from '../leads/storage/lead-store.ts';
import type { Database } from '../platform/database/database.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);

export interface MetricsParts {
  readonly store: LeadStore;
  readonly audits: AuditStore;
  readonly database: Database;
  /** The id of the release that is served; undefined where the API is served alone. */
  readonly release: () => string | undefined;
}

/** Figures of this server. */
export interface Metrics {
  readonly contentType: string;
  /** As Prometheus reads them. @throws when the database does not answer */
  readonly read: () => Promise<string>;
}

/** Figures of this server in the words of Prometheus. None of them says anything of a person. */
export function metricsOf({ store, audits, database, release }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `website_${name}`, help, labelNames, registers: [registry] });
  const info = gauge(
    'info',
    'The release that is served, and the code and the Node that serve it.',
    'release',
    'version',
    'node',
  );
  const leads = gauge('leads', 'Leads that are kept; spam apart.', 'form', 'spam');
  const deliveries = gauge('deliveries', 'Deliveries of leads.', 'channel', 'state');
  const oldest = gauge(
    'oldest_waiting_seconds',
    'Age of the lead that waits longest; 0: none waits.',
  );
  const failing = gauge(
    'channel_failing_seconds',
    'Since when a channel takes nothing.',
    'channel',
  );
  const runs = gauge('audits', 'Audits that are kept.', 'state');
  const disk = gauge('disk_free_ratio', 'What is left of the disk that SQLite writes to.');

  const look = async () => {
    for (const each of [info, leads, deliveries, failing, runs]) each.reset();
    info.set({ release: release() ?? 'none', version, node: process.version }, 1);
    const stats = await store.stats();
    for (const { form, count, spam } of stats.leads) {
      leads.set({ form, spam: 'no' }, count - spam);
      leads.set({ form, spam: 'yes' }, spam);
    }
    for (const { channel, state, count } of stats.deliveries)
      deliveries.set({ channel, state }, count);
    oldest.set(stats.oldestWaiting ? secondsSince(stats.oldestWaiting) : 0);
    for (const { channel, since } of stats.failing) failing.set({ channel }, secondsSince(since));
    for (const { state, count } of await audits.counts()) runs.set({ state }, count);
    const { bavail, blocks } = await statfs(
      database.kind === 'sqlite' ? dirname(database.path) : '.',
    );
    disk.set(bavail / blocks);
  };
  return {
    contentType: registry.contentType,
    read: async () => {
      await look();
      return registry.metrics();
    },
  };
}

const secondsSince = (moment: Date) => Math.max(0, (Date.now() - moment.getTime()) / 1000);

/**
 * Answers `GET /metrics` on the loopback address alone: how many leads there are is nobody else's
 * business.
 *
 * @throws when the port is taken
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const figures = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(figures);
    } catch {
      // A database that is away is what /api/ready tells and the log names.
      response.writeHead(503).end();
    }
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, '127.0.0.1', resolve);
  await promise;
  return server;
}
