import type { FastifyInstance } from 'fastify';

/** A shutdown that takes longer is cut off: what was claimed is delivered after the next start. */
const SHUTDOWN_LIMIT_MS = 20_000;
/** Who has not sent all of a request by then, or read its answer, is cut off. */
const ANSWER_LIMIT_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Learns what a server has under way, before it listens.
 *
 * @returns what answers that, then closes the server. Browsers open connections in advance, and
 *   somebody may send half a request: to Node both are busy, and would keep a server up for ever
 */
export function closerOf(app: FastifyInstance): () => Promise<void> {
  const { server } = app;
  let underWay = 0;
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
  });
  return async () => {
    const limit = Date.now() + ANSWER_LIMIT_MS;
    const sweeping = setInterval(() => {
      if (underWay === 0 || Date.now() > limit) server.closeAllConnections();
      else server.closeIdleConnections();
    }, SWEEP_MS);
    await app.close();
    clearInterval(sweeping);
  };
}

/** Ends the process in order when it is told to, by a terminal or a service manager. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    // Ctrl+C reaches this process twice: from the terminal and from the script that started it.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
