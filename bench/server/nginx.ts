import { startNginx } from '../../tests/helpers/nginx.ts';
import type { Target } from './load.ts';
import { systemProgram } from './system-program.ts';

/**
 * Runs nginx on a built site while it is used: one process, like our server, with the same files
 * compressed ahead of time, and without a log.
 *
 * @throws CannotMeasure when there is no nginx
 */
export async function withNginx<Outcome>(
  siteDir: string,
  use: (nginx: Target) => Promise<Outcome>,
): Promise<Outcome> {
  const program = systemProgram('nginx', 'nginx-light');
  const nginx = await startNginx((_folder, port) => siteOf(siteDir, port), program);
  try {
    return await use({ name: 'nginx', url: nginx.url, pids: [nginx.child.pid] });
  } finally {
    await nginx.stop();
  }
}

const siteOf = (siteDir: string, port: number) => `
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${siteDir};
    index index.html;
    location / { try_files $uri.html $uri $uri/ =404; }
  }
`;
