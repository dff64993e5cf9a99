import type { FastifyInstance } from 'fastify';
import type { LeadStats, LeadStore } from '../leads/storage/lead-store.ts';
import type { StorageReport } from './storage-report.ts';

/** Anybody may ask, so the database is not asked each time. */
const SUMMARY_LIFE_MS = 5_000;
const READY_LIFE_MS = 2_000;
/** A database that takes longer to write a row is of no use to a visitor. */
const READY_PATIENCE_MS = 2_500;

/**
 * Adds `GET /api/health` (the process lives) and `GET /api/ready` (it can store leads).
 *
 * @param describeRelease what the latter says of the pages that are served
 */
export function addHealthRoutes(
  app: FastifyInstance,
  store: LeadStore,
  report: StorageReport,
  describeRelease: () => object,
): void {
  const summary = remembered(async () => summarize(await store.stats()), SUMMARY_LIFE_MS);
  app.get('/api/health', async () => {
    const deliveries = await summary().catch(() => null);
    return { ok: true, deliveries };
  });
  const isReady = remembered(async () => {
    try {
      await withinPatience(store.check());
      report.worked();
      return true;
    } catch (error) {
      report.failed(error);
      return false;
    }
  }, READY_LIFE_MS);
  app.get('/api/ready', async (_request, reply) => {
    if (await isReady()) return { ok: true, ...describeRelease() };
    return reply.code(503).send({ ok: false, message: 'The database is not ready.' });
  });
}

async function withinPatience(check: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const sentence = `the database has not answered for ${READY_PATIENCE_MS} ms`;
  const timer = setTimeout(() => reject(new Error(sentence)), READY_PATIENCE_MS);
  await Promise.race([check, promise]).finally(() => clearTimeout(timer));
}

/** What a monitor should know about deliveries: figures only. */
export function summarize({ deliveries, oldestWaiting, failing }: LeadStats) {
  const sum = (states: readonly string[]) =>
    deliveries
      .filter(({ state }) => states.includes(state))
      .reduce((total, { count }) => total + count, 0);
  return { deadLetters: sum(['dead']), waiting: sum(['due', 'claimed']), oldestWaiting, failing };
}

function remembered<Value>(ask: () => Promise<Value>, lifeMs: number): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (answer === undefined || now - askedAt > lifeMs) {
      askedAt = now;
      answer = ask();
      // A failure is not remembered.
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
}
