import { createServer, type Server } from 'node:net';
import { folderFetcher } from '../../src/audit/fetching/folder-fetcher.ts';
import { say } from '../../src/audit/run/lines.ts';
import { ASKING_MS, runAudit } from '../../src/audit/run/run-audit.ts';

const SITE = new URL('http://shop.in/');

/** Stands in for the service that does audits: whatever it is asked for, it tells of our own home page. */
export function auditsAtOnce(folder: string): Server {
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', async () => {
      const fetcher = folderFetcher(folder, SITE);
      const over = AbortSignal.timeout(ASKING_MS);
      for await (const event of runAudit(SITE, { fetcher, over, robot: 'Bench' })) {
        say(socket, event);
      }
      socket.end();
    });
  });
}
