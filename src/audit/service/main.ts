import { rmSync } from 'node:fs';
import { serveAudits } from './serve-audits.ts';

/** The first of those that systemd hands over. */
const HANDED_OVER = 3;

// Audits as a program of their own: on the socket that systemd has opened, or on one at the path that is given.
const [, , path] = process.argv;
const server = serveAudits();
if (process.env.LISTEN_FDS) server.listen({ fd: HANDED_OVER });
else if (path) {
  // A program that was killed leaves its socket.
  rmSync(path, { force: true });
  server.listen(path);
} else {
  console.error('Where should audits be asked for? Give the path of a socket.');
  process.exitCode = 2;
}
server.once('listening', () => console.log('Audits are done here.'));
