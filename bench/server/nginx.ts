import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '../../tests/helpers/wait-for.ts';
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
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, siteDir, port));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitFor('nginx to answer', () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    const name = /nginx\/[\d.]+/.exec(about)?.[0] ?? 'nginx';
    return await use({ name, url, pid: child.pid });
  } finally {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  }
}

const configuration = (folder: string, siteDir: string, port: number) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${siteDir};
    index index.html;
    location / { try_files $uri.html $uri $uri/ =404; }
  }
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
