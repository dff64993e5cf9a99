import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { waitFor } from './wait-for.ts';

export interface Nginx {
  /** Without a slash at the end. */
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Whether there is an nginx to start. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/**
 * Runs nginx in the foreground, with all its files in a folder that goes with it.
 *
 * @param http what stands in its `http` block, for a folder and a port
 */
export async function startNginx(
  http: (folder: string, port: number) => string,
  program = 'nginx',
): Promise<Nginx> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, http(folder, port)));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  };
  const answers = () => fetch(url).then(Boolean, () => child.exitCode !== null);
  await waitFor('nginx to answer', answers);
  if (child.exitCode !== null) {
    await stop();
    throw new Error('nginx did not start: see above.');
  }
  return { url, child, stop };
}

/** Stands before several servers; with a cache it keeps what it may, for as long as it may: a CDN. */
export const balancer =
  (servers: readonly string[], { cache }: { readonly cache: boolean }) =>
  (folder: string, port: number) =>
    `
  ${cache ? `proxy_cache_path ${folder}/cache keys_zone=site:10m max_size=200m;` : ''}
  keepalive_requests 100000000;
  upstream website {
    ${servers.map((url) => `server ${new URL(url).host};`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://website;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      ${cache ? 'proxy_cache site; proxy_cache_lock on;' : ''}
      add_header x-cache $upstream_cache_status always;
    }
  }
`;

const temporaryFiles = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (folder: string, http: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporaryFiles.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
${http}
}
`;
