import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { startQueue } from '../audit/queue.ts';
import { auditStore } from '../audit/storage/audit-store.ts';
import { startDeliveries } from '../leads/delivery/deliveries.ts';
import { startDigest } from '../leads/digest/digest.ts';
import { startRetention } from '../leads/retention.ts';
import type { LeadStore } from '../leads/storage/lead-store.ts';
import { leadStore } from '../leads/storage/open-store.ts';
import { type Database, DatabaseError } from '../platform/database/database.ts';
import { openServerTables, openTables } from '../platform/database/open-tables.ts';
import { checkFile, checkpointFile } from '../platform/database/sqlite-file.ts';
import { type Environment, SettingsError } from '../platform/environment.ts';
import { whyNotListening } from '../platform/http/port.mjs';
import { closerOf, stopOnSignal } from '../platform/http/shutdown.ts';
import type { Job } from '../platform/jobs/job.ts';
import { createApp } from './app.ts';
import { summarize } from './health-routes.ts';
import {
  followReleases,
  type LoadedRelease,
  openLiveSite,
  settingsThatDiffer,
} from './live-site.ts';
import { type MetricsParts, metricsOf, serveMetrics } from './metrics.ts';
import { runAudits } from './run-audits.ts';
import { readServerSettings, type ServerSettings } from './settings.ts';

/**
 * Runs the server until it is told to stop. What keeps it from starting is said in a sentence.
 *
 * @param dist where the releases of the site lie; undefined to serve the API only
 * @param makeRun does an audit; passed in, so that tests own it
 */
export async function startServer(
  environment: Environment,
  dist: string | undefined,
  makeRun = runAudits,
): Promise<void> {
  const settings = settingsOrExit(environment);
  const site =
    dist === undefined
      ? undefined
      : await openLiveSite(dist).catch((error: Error) => exitWith(error.message));
  const { db, store, audits, close } = await openStoresOrExit(settings.leads.database);
  let deliveries: Job | undefined;
  let queue: Job | undefined;
  const app = await createApp({
    settings,
    store,
    audits,
    site,
    onSaved: () => deliveries?.wake(),
    onAuditQueued: () => queue?.wake(),
  });
  const closeServer = closerOf(app);
  // A second server on the same port must end before it touches the claims of the first.
  await listenOrExit(app, settings);
  const metrics = await serveMetricsOrExit(settings, {
    store,
    audits,
    database: settings.leads.database,
    release: () => site?.release.manifest.id,
  });
  deliveries = await startDeliveries(store, settings.leads, settings.siteUrl, app.log);
  if (settings.audit.on) {
    const run = makeRun(settings, () => site?.release.reports?.en, audits);
    queue = startQueue({ store: audits, run, log: app.log });
  }
  const retention = startRetention({
    store,
    months: settings.leads.retentionMonths,
    now: () => new Date(),
    log: app.log,
  });
  const { digest: digestSettings, inboxUrl } = settings.leads;
  const digest =
    digestSettings &&
    startDigest({ ...digestSettings, db, store, inboxUrl, now: () => new Date(), log: app.log });
  await reportDeadLetters(app, store);
  const stopping = new AbortController();
  if (site) {
    const warn = (release: LoadedRelease) => warnOfRelease(app, settings, release);
    warn(site.release);
    followReleases(site, warn, app.log, stopping.signal);
  }
  app.log.info(`${site?.release.files.name ?? 'The API'} is at ${addressOf(app, settings.host)}`);
  stopOnSignal(async () => {
    stopping.abort();
    metrics?.close();
    await closeServer();
    await Promise.all([deliveries, queue, digest, retention].map((job) => job?.stop()));
    await close();
  });
}

/** What was given up must not be forgotten because the line that said so has scrolled away. */
async function reportDeadLetters(app: FastifyInstance, store: LeadStore): Promise<void> {
  const { deadLetters } = summarize(await store.stats());
  if (deadLetters > 0) {
    app.log.error({ deadLetters }, 'deliveries were given up; see: npm run leads -- stats');
  }
}

/** Settings that stand in the pages change nothing for a visitor until the next build. */
function warnOfRelease(
  app: FastifyInstance,
  settings: ServerSettings,
  { manifest, answers, reports }: LoadedRelease,
): void {
  for (const sentence of settingsThatDiffer(settings, manifest)) app.log.warn(sentence);
  const files = answers.unusable;
  if (files.length > 0) {
    app.log.warn({ files }, 'answer pages are missing or broken; plain ones stand in');
  }
  if (!reports) app.log.warn('what shows reports is missing or broken; none is shown');
}

function settingsOrExit(environment: Environment): ServerSettings {
  try {
    return readServerSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) exitWith(error.message);
    throw error;
  }
}

/** Leads and audits have a connection each: a lead's commit waits for the disk, an audit's doesn't. */
async function openStoresOrExit(database: Database) {
  try {
    if (database.kind === 'sqlite' && existsSync(database.path)) {
      checkFile(database.path);
      checkpointFile(database.path);
    }
    const db = await openServerTables(database);
    const shared = database.kind === 'postgres';
    const ofAudits = await openTables(database, 'soon-on-disk');
    return {
      db,
      store: leadStore(db, shared),
      audits: auditStore(ofAudits, shared),
      close: () => Promise.all([db.destroy(), ofAudits.destroy()]),
    };
  } catch (error) {
    const told = error instanceof DatabaseError ? error : new DatabaseError(database, error);
    exitWith(`${told.message} DATABASE_URL names it.`);
  }
}

async function listenOrExit(app: FastifyInstance, settings: ServerSettings): Promise<void> {
  const { host, port, logLevel } = settings;
  // Fastify would announce every network interface; one line that can be clicked is enough.
  app.log.level = 'silent';
  try {
    await app.listen({ host, port });
  } catch (error) {
    exitWith(whyNotListening(error, host, port));
  }
  app.log.level = logLevel;
}

async function serveMetricsOrExit({ metricsPort }: ServerSettings, parts: MetricsParts) {
  if (metricsPort === undefined) return undefined;
  return serveMetrics(metricsOf(parts), metricsPort).catch((error: unknown) =>
    exitWith(whyNotListening(error, '127.0.0.1', metricsPort, 'start', 'METRICS_PORT')),
  );
}

/** An address that a person can open. */
function addressOf(app: FastifyInstance, host: string): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' ? listening?.port : undefined;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return everywhere ? `http://localhost:${port} (HOST ${host})` : `http://${name}:${port}`;
}

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
