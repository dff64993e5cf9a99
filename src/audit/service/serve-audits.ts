import { createServer, type Server } from 'node:net';
import { startWorker } from '../run/start-worker.ts';

/** Two at once is what a server asks for. */
const MOST_AT_ONCE = 4;

/** Starts a worker for each connection, and passes on what is said. A connection that breaks off ends its worker. */
export function serveAudits(file?: URL): Server {
  const server = createServer((socket) => {
    const worker = startWorker(file);
    socket.on('error', () => {}).once('close', () => worker.destroy());
    socket.pipe(worker).pipe(socket);
  });
  server.maxConnections = MOST_AT_ONCE;
  return server;
}
