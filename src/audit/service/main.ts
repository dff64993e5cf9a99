import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { startWorker } from '../run/start-worker.ts';

/** Two at once is what a server asks for. */
const MOST_AT_ONCE = 4;
/** The first of those that systemd hands over. */
const HANDED_OVER = 3;

/** Starts a worker for each connection, and passes on what is said. A connection that breaks off ends its worker. */
export function serveAudits(file?: URL): Server {
  const server = createServer((socket) => {
    const worker = startWorker(file);
    socket.on('error', () => {}).once('close', () => worker.destroy());
    socket.pipe(worker).pipe(socket);
  });
  server.maxConnections = MOST_AT_ONCE;
  return server.once('listening', () => console.log('Audits are done here.'));
}

// Audits as a program of their own: on the socket that systemd has opened, or on one at the path that is given.
if (import.meta.main) {
  const [, , path] = process.argv;
  if (process.env.LISTEN_FDS) serveAudits().listen({ fd: HANDED_OVER });
  else if (path) {
    // A program that was killed leaves its socket.
    rmSync(path, { force: true });
    serveAudits().listen(path);
  } else {
    console.error('Where should audits be asked for? Give the path of a socket.');
    process.exitCode = 2;
  }
}
