// Tries the version that this file belongs to before it may take over: its server takes up a release,
// answers and stops, with a database of its own, and its inbox can be drawn. Notes in the version which
// migrations its tables need.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { statements } from '../src/platform/database/migrations.ts';
import { paths } from '../src/server/release/release.ts';
import { freePort } from './free-port.ts';
import { inboxLook } from './inbox-look.ts';
import { projectRoot } from './project.ts';
import { distDir } from './site-build.ts';
import { change } from './versions/switch.ts';
import { readVersion } from './versions/version.ts';

/** A start takes two seconds, and this machine has visitors. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 200;

const [release = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'version-'));
try {
  symlinkSync(paths.releases(distDir), paths.releases(folder));
  writeFileSync(paths.pointer(folder), JSON.stringify({ id: release }));
  await tryServer();
  await inboxLook();
  change(readVersion(projectRoot), { tables: Object.keys(statements) });
} catch (error) {
  console.error(`This version was tried and does not work.\n${error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryServer(): Promise<void> {
  const port = String(await freePort());
  const server = spawn(process.execPath, ['src/server/main.ts', '--dist', folder], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: 'localhost',
      PORT: port,
      DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(server, 'close').then(([code]) => code as number | null);
  try {
    await Promise.race([
      answers(`http://localhost:${port}`),
      ended.then(() => Promise.reject(new Error('Its server does not stay.'))),
    ]);
    server.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error('Its server does not stop in order.');
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${said}${error}`);
  }
}

/** Resolves when a server can store leads and shows the home page. */
async function answers(url: string): Promise<void> {
  const started = performance.now();
  const isOk = (path: string) =>
    fetch(url + path)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!((await isOk('/api/ready')) && (await isOk('/')))) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('Its server does not answer.');
    await sleep(LOOK_EVERY_MS);
  }
}
