import { spawnSync } from 'node:child_process';
import { startNginx } from '../../tests/helpers/nginx.ts';
import { CannotMeasure } from '../part.ts';
import type { Target } from './load.ts';
import { systemProgram } from './system-program.ts';

const DEBIAN_PACKAGE = 'nginx-light';

/**
 * Runs nginx on a built site while it is used: one process, like our server, with the same files
 * compressed ahead of time, and without a log.
 *
 * @throws CannotMeasure when there is no nginx, or one that can't send such files
 */
export async function withNginx<Outcome>(
  siteDir: string,
  use: (nginx: Target) => Promise<Outcome>,
): Promise<Outcome> {
  const program = systemProgram('nginx', DEBIAN_PACKAGE);
  const { stderr: about } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  if (!about.includes('http_gzip_static_module')) {
    throw new CannotMeasure(
      `${program} has no gzip_static module. Debian's has: apt install ${DEBIAN_PACKAGE}`,
    );
  }
  const nginx = await startNginx((_folder, port) => siteOf(siteDir, port), program);
  try {
    const name = /nginx\/[\d.]+/.exec(about)?.[0] ?? 'nginx';
    return await use({ name, url: nginx.url, pid: nginx.child.pid });
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
