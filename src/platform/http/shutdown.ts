import type { FastifyInstance } from 'fastify';

/** A shutdown that takes longer is cut off: what was claimed is delivered after the next start. */
const SHUTDOWN_LIMIT_MS = 20_000;
const IDLE_SWEEP_MS = 100;

/** Answers what is under way, then ends. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  // A connection that was busy when the server closed would keep it up as long as it stays alive.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  await app.close();
  clearInterval(sweeping);
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
