import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '../../tests/helpers/index.ts';
import { run } from './php-site.ts';

/** Starts a database server of its own in a folder, with an empty database; resolves with how to stop it. */
export async function startMariaDb(folder: string, socket: string): Promise<() => Promise<void>> {
  const data = join(folder, 'db');
  await mkdir(data);
  const own = ['--no-defaults', `--datadir=${data}`, '--user=root'];
  run('mariadb-install-db', [...own, '--auth-root-authentication-method=normal']);
  const child = spawn('/usr/sbin/mariadbd', [...own, `--socket=${socket}`, '--skip-networking'], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await waitFor('MariaDB to listen', () => existsSync(socket), 60_000);
  run('mariadb', [`--socket=${socket}`, '-e', 'create database wordpress']);
  return async () => {
    child.kill('SIGTERM');
    await exited;
  };
}
