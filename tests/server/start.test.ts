import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newDatabaseDir, openStoreAt, startNode, startSite } from '../helpers/index.ts';
import { makeFixtureSite, releaseFixture } from './fixture-site.ts';

const database = { DATABASE_URL: `file:${tmpdir()}/never-made/leads.db` };

test('mistakes in the settings end the start with a sentence each', async () => {
  const args = ['--api-only'];
  const { exited, output } = startNode('src/server/main.ts', args, {
    ...database,
    PORT: 'web',
    SITE_URL: 'example.com',
  });
  expect(await exited).toBe(1);
  expect(output().trim().split('\n')).toHaveLength(2);
  expect(output()).toContain('PORT must be a whole number');
  expect(output()).toContain('SITE_URL must be a full address');
});

test('a taken port ends the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const dir = await newDatabaseDir();
  const env = { DATABASE_URL: `file:${dir}/leads.db`, HOST: '127.0.0.1' };
  const { exited, output } = startNode('src/server/main.ts', ['--api-only'], {
    ...env,
    PORT: String(port),
  });
  expect(await exited).toBe(1);
  expect(output()).toBe(
    `Port ${port} is taken by another program. Stop it or choose another: PORT=${port + 1} npm start\n`,
  );
  taken.close();
  await rm(dir, { recursive: true });
});

test('a database that cannot be used ends the start with its name', async () => {
  const env = { DATABASE_URL: 'file:/dev/null/leads.db' };
  const { exited, output } = startNode('src/server/main.ts', ['--api-only'], env);
  expect(await exited).toBe(1);
  expect(output()).toMatch(/^The database \/dev\/null\/leads\.db can't be used .+\n$/);
});

test('a PostgreSQL database that is not there ends the start without telling its password', async () => {
  const env = { DATABASE_URL: 'postgres://leads:hunter2@localhost:1/leads' };
  for (const [file, ...args] of [
    ['src/server/main.ts', '--api-only'],
    ['src/leads/cli/main.ts', 'list'],
  ] as const) {
    const { exited, output } = startNode(file, args, env);
    expect(await exited).toBeGreaterThan(0);
    expect(output()).toMatch(
      /^The database postgres:\/\/localhost:1\/leads can't be used \(.*ECONNREFUSED.*\)/,
    );
    expect(output()).not.toContain('hunter2');
  }
});

test('a damaged database ends the start with what is wrong', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'damaged-'));
  const path = join(dir, 'leads.db');
  await (await openStoreAt(`file:${path}`)).close();
  const bytes = await readFile(path);
  bytes.fill(0xff, 4096 + 100, 4096 * 2);
  await writeFile(path, bytes);
  const env = { DATABASE_URL: `file:${path}` };
  const { exited, output } = startNode('src/server/main.ts', ['--api-only'], env);
  expect(await exited).toBe(1);
  expect(output()).toMatch(/^The database .+ can't be used \(.*(?:damaged|malformed)/);
  await rm(dir, { recursive: true });
});

test('a missing build ends the start with what to do', async () => {
  const args = ['--dist', `${tmpdir()}/no-such-site`];
  const { exited, output } = startNode('src/server/main.ts', args, database);
  expect(await exited).toBe(1);
  expect(output()).toContain('npm run build');
});

test('the start is one line with the address as set, a request adds none, and SIGINT ends it', async () => {
  const site = await startSite({ args: ['--api-only'] });
  await fetch(`${site.url}/api/health`);
  expect((await fetch(`${site.url}/Contact`)).status, 'a site that is not there').toBe(404);
  expect(site.logs.trim().split('\n')).toHaveLength(1);
  expect(site.logs).toContain(` is at http://${site.env.HOST}:${site.port}"`);
  expect(await site.stop('SIGINT')).toBe(0);
});

test('connections on which nothing was asked, or half of it, keep no server from its end', async () => {
  const site = await startSite({ args: ['--api-only'] });
  for (const said of ['', 'GET /api/hea', 'GET /api/health HTTP/1.1\r\nHost: a']) {
    const opened = connect(site.port, site.env.HOST).on('error', () => {});
    await once(opened, 'connect');
    opened.write(said);
  }
  // Cut off at its limit it would end with 1.
  expect(await site.stop()).toBe(0);
});

test('settings that are not those of the pages are told at the start and by the readiness check', async () => {
  const dist = await makeFixtureSite();
  const told = async (env: Record<string, string>) => {
    const site = await startSite({ dist, env });
    const ready = await fetch(`${site.url}/api/ready`);
    await site.stop();
    const { warnings } = await ready.json();
    for (const sentence of warnings) expect(site.logs).toContain(sentence);
    return { status: ready.status, warnings, lines: site.logs.trim().split('\n').length };
  };
  expect(await told({})).toEqual({ status: 200, warnings: [], lines: 1 });
  const env = { SITE_URL: 'https://www.example.com', ANALYTICS_ID: 'G-ABCDEF1234' };
  expect(await told(env)).toEqual({
    status: 200,
    warnings: [
      expect.stringContaining('SITE_URL is https://www.example.com, but'),
      expect.stringContaining('ANALYTICS_ID is G-ABCDEF1234, but'),
    ],
    lines: 3,
  });
  await releaseFixture(
    dist,
    {},
    { siteUrl: 'https://www.example.com/', analyticsId: 'G-ABCDEF1234' },
  );
  expect(await told(env)).toEqual({ status: 200, warnings: [], lines: 1 });
  await rm(dist, { recursive: true });
});

test('SIGTERM lets a request under way finish and ends with 0', async () => {
  const site = await startSite({ args: ['--api-only'] });
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('name=Asha&comment='));
      finish = () => {
        controller.enqueue(new TextEncoder().encode('Nice'));
        controller.close();
      };
    },
  });
  const answer = fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    duplex: 'half',
  } as RequestInit);
  await sleep(200);
  const stopped = site.stop();
  await sleep(100);
  finish();
  expect((await answer).status).toBe(200);
  expect(await stopped).toBe(0);
});

test('X-Forwarded headers count only from a trusted proxy', async () => {
  const env = { LEADS_RATE_LIMIT: '1', SITE_URL: '' };
  const statuses = async (trust: string) => {
    const site = await startSite({ args: ['--api-only'], env: { ...env, TRUST_PROXY: trust } });
    const post = (address: string) =>
      fetch(`${site.url}/api/leads/comment`, {
        method: 'POST',
        headers: {
          'x-forwarded-for': address,
          'x-forwarded-host': 'www.example.com',
          origin: 'https://www.example.com',
        },
        body: new URLSearchParams({ name: 'a', comment: address }),
      }).then(({ status }) => status);
    const answered = [await post('203.0.113.1'), await post('203.0.113.2')];
    await site.stop();
    return answered;
  };
  expect(await statuses('true')).toEqual([200, 200]);
  expect(await statuses('false')).toEqual([403, 403]);
});
