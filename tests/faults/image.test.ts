import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../scripts/free-port.ts';
import { readBlocks } from '../docs/operating/blocks.ts';
import { type Postgres, projectRoot, startPostgres, waitFor } from '../helpers/index.ts';
import {
  type Container,
  containersOf,
  type ImageConfig,
  stopContainer,
} from './image/containers.ts';
import { longRun } from './long-run.ts';

/** Minutes on an idle machine; most of it is copying a gigabyte. */
const BUILD_TIMEOUT_MS = 1_800_000;
const STEP_TIMEOUT_MS = 180_000;
const SITE_URL = 'https://www.example.com';
const has = (program: string) =>
  ['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
const missing = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? [] : ['root on Linux']),
  ...['buildah', 'debootstrap', 'unshare', 'setpriv'].filter((program) => !has(program)),
];
if (longRun && missing.length > 0) {
  console.warn(`The image is not built, for want of: ${missing.join(', ')}`);
}

const compose = parse(readFileSync(join(projectRoot, 'compose.yaml'), 'utf8'));
const blocks = readBlocks(readFileSync(join(projectRoot, 'docs/hosting.md'), 'utf8'));

describe.runIf(longRun && missing.length === 0)('the image', { timeout: STEP_TIMEOUT_MS }, () => {
  let out: string;
  const folder = (name: string) => join(out, name);
  let config: ImageConfig;
  let containers: ReturnType<typeof containersOf>;
  let postgres: Postgres;
  let audits: Container;
  let server: Container;
  /** Of the server, as compose.yaml gives them; the database is this machine's. */
  let env: Record<string, string>;
  let volumes: Record<string, string>;

  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'image-'));
    const script = join(projectRoot, 'tests/faults/image/build.sh');
    execFileSync('bash', [script, projectRoot, out], { stdio: ['ignore', 'ignore', 'inherit'] });
    config = JSON.parse(readFileSync(folder('config.json'), 'utf8')).config;
    containers = containersOf(folder('root'), config);
    const user = Number(config.User);
    for (const name of ['data', 'audits-socket', 'database-socket', 'secrets']) {
      mkdirSync(folder(name));
      chownSync(folder(name), user, user);
    }

    // PostgreSQL has a user of its own.
    chmodSync(out, 0o755);
    chmodSync(folder('database-socket'), 0o777);
    postgres = await startPostgres({ socketFolder: folder('database-socket') });
    const database = new URL(await postgres.newDatabase());
    writeFileSync(folder('secrets/website.env'), `PGPASSWORD=${database.password}\n`);
    const { environment } = compose.services.server;
    const address = new URL(environment.DATABASE_URL);
    address.username = database.username;
    address.pathname = database.pathname;
    address.searchParams.set('port', database.port);
    env = {
      ...environment,
      SITE_URL,
      ANALYTICS_ID: '',
      DATABASE_URL: address.href,
      PORT: String(await freePort()),
    };
    volumes = {
      '/srv/website/data': folder('data'),
      '/var/run/postgresql': folder('database-socket'),
      '/run/website': folder('audits-socket'),
      '/run/secrets': folder('secrets'),
    };
    audits = containers.start({
      command: compose.services.audits.command,
      volumes: { '/run/website': folder('audits-socket') },
    });
    server = containers.start({ env, volumes });
  }, BUILD_TIMEOUT_MS);

  afterAll(async () => {
    for (const container of [audits, server]) container?.child.kill('SIGKILL');
    await postgres?.remove();
    rmSync(out, { recursive: true });
  }, BUILD_TIMEOUT_MS);

  /** In the surroundings of the server. */
  const run = (...command: string[]) => containers.run({ env, volumes, command });
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${env.PORT}${path}`, { redirect: 'manual', ...init });
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', headers: { origin: SITE_URL }, body: new URLSearchParams(fields) });

  test('is well by its own check once it can store leads, and serves the pages that it was built with', async () => {
    const [kind, ...entrypoint] = config.Healthcheck.Test;
    expect(kind).toBe('CMD');
    const isWell = () =>
      containers.run({ env, entrypoint, command: [] }).then(
        () => true,
        () => false,
      );
    await waitFor('the server to be well', isWell, 120_000).catch((error: unknown) => {
      throw new Error(`${error}\n${server.said()}`);
    });
    expect(await (await ask('/api/ready')).json()).toMatchObject({ ok: true, warnings: [] });
    const page = await ask('/Contact');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  test('keeps a lead, by a user who is not root and can write among the leads alone', async () => {
    const lead = await post('/api/leads/comment', { name: 'Asha', comment: 'hello' });
    expect(await lead.json()).toMatchObject({ ok: true });
    expect(await run('src/leads/cli/main.ts', 'list')).toContain('comment');
    await run('src/leads/cli/main.ts', 'backup', '/srv/website/data/copy.db');
    const tries = `const { writeFileSync } = require('node:fs');
      for (const file of ['src/x', 'dist/x', '/etc/x', 'data/x', '/tmp/x'])
        try { writeFileSync(file, ''); console.log(file) } catch {}
      console.log(process.getuid())`;
    expect(await run('-e', tries)).toBe('data/x\n/tmp/x\n10001\n');
  });

  test('asks for audits at the socket of the other container, which sees no settings and no leads', async () => {
    await waitFor('the audits to listen', () => audits.said().includes('Audits are done here.'));
    const { headers } = await post('/api/audits', { address: 'shop.in' });
    const report = headers.get('location') ?? '';
    expect(report).toMatch(/^\/seo-audit\/./);
    const ended = async () => (await ask(report)).headers.get('cache-control') !== 'no-store';
    await waitFor('the audit to end', ended, 60_000);
    const seen = `console.log(process.env.DATABASE_URL, ...['/run/secrets', '/var/run/postgresql', 'data']
      .map((folder) => { try { return fs.readdirSync(folder).length } catch { return 0 } }))`;
    const alone = { '/run/website': folder('audits-socket') };
    expect(await containers.run({ command: ['-e', seen], volumes: alone })).toContain(
      'undefined 0 0 0\n',
    );
  });

  test('has the pages of the inbox, for which nothing needs to be written', async () => {
    const port = String(await freePort());
    const inbox = containers.start({
      env: { ...env, INBOX_PORT: port },
      volumes,
      command: compose.services.inbox.command,
    });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ status }) => status,
        () => undefined,
      );
    expect(await waitFor('the inbox to answer', status, 30_000)).toBe(401);
    expect(await stopContainer(inbox)).toBe(0);
  });

  test('stops in order', async () => {
    expect(await stopContainer(server)).toBe(0);
  });

  const audited = blocks.find(({ file }) => file === '/etc/website-audits.nft')?.text ?? '';
  test.runIf(has('nft'))('and the firewall around its audits is one that nft takes', () => {
    execFileSync('nft', ['--check', '--file', '-'], { input: audited });
  });

  test.runIf(has('caddy'))('and its proxy is one that Caddy takes', () => {
    const proxy = compose.configs.proxy.content.replace(/\$\{SITE_URL\}/g, SITE_URL);
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', '-'], {
      input: proxy,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  });
});
