import { createServer, type Server } from 'node:net';
import { folderFetcher } from '../../scripts/audit/folder-fetcher.ts';
import { say } from '../../src/audit/run/lines.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';

const SITE = new URL('http://shop.in/');

/** Stands in for the service that does audits: whatever it is asked for, it tells of our own home page. */
export function auditsAtOnce(folder: string): Server {
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', async () => {
      const fetcher = folderFetcher(folder, SITE);
      for await (const event of runAudit(SITE, { fetcher, robot: 'Bench' })) say(socket, event);
      socket.end();
    });
  });
}
