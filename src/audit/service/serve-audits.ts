import { createServer, type Server } from 'node:net';
import { type Line, startWorker } from '../run/start-worker.ts';
import { lineOver } from './socket-line.ts';

/** Two at once is what a server asks for. */
const MOST_AT_ONCE = 4;

/** Starts a worker for each connection, and passes on what is said. A line that breaks off ends its worker. */
export function serveAudits(file?: URL): Server {
  const server = createServer((socket) => {
    const caller = lineOver(socket);
    const worker = startWorker(file);
    socket.once('close', worker.close);
    passOn(caller, worker).catch(worker.close);
    passOn(worker, caller)
      .catch((error: unknown) => console.error(error))
      .finally(() => socket.end());
  });
  server.maxConnections = MOST_AT_ONCE;
  return server;
}

async function passOn(from: Line, to: Line): Promise<void> {
  for await (const message of from.said) to.say(message as object);
}
