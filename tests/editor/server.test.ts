import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorServer } from '../../src/editor/server.ts';

let root: string;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/site.yaml'), 'name: As it was\ncity: Delhi\n');
  writeFileSync(join(root, 'content/site.hi.yaml'), 'name: जैसा था\n');
  writeFileSync(join(root, 'secret.yaml'), 'key: 1\n');
  server = await editorServer(root, {
    address: 'http://localhost:1',
    state: () => ({ is: 'starting' }),
    stop: () => undefined,
  });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** The status of an answer; paths are sent as they are written. */
function ask(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  })
    .on('error', reject)
    .end(method === 'PUT' ? 'name: Changed\n' : undefined);
  return promise;
}

const host = () => `127.0.0.1:${port}`;
const own = () => ({ host: host(), origin: `http://${host()}` });
const name = () => readFileSync(join(root, 'content/site.yaml'), 'utf8');

it('gives the form of Hindi all that its English has, and keeps the words alone', async () => {
  const path = `http://${host()}/files/content/site.hi.yaml`;
  const headers = { ...own(), 'if-match': (await fetch(path)).headers.get('etag') ?? '' };
  expect(await (await fetch(path)).text()).toBe('name: जैसा था\ncity: ""\n');
  await fetch(path, { method: 'PUT', headers, body: 'name: जैसा है\ncity: ""\n' });
  const hindi = () => readFileSync(join(root, 'content/site.hi.yaml'), 'utf8');
  expect(hindi()).toMatch(/^name: जैसा है\n# Written from .*\n$/);

  // Said of it that it is right as it is, it has another mark; a form that is open can be saved nevertheless.
  const before = { text: hindi(), etag: (await fetch(path)).headers.get('etag') ?? '' };
  writeFileSync(join(root, 'content/site.yaml'), 'name: As it is\ncity: Delhi\n');
  const right = `http://${host()}/right-as-it-is?path=content/site.hi.yaml&field=name`;
  expect((await fetch(right, { method: 'POST', headers: own() })).status).toBe(204);
  expect(hindi()).not.toBe(before.text);
  const open = { ...own(), 'if-match': before.etag };
  expect((await fetch(path, { method: 'PUT', headers: open, body: 'name: जैसा\n' })).status).toBe(
    204,
  );
  writeFileSync(join(root, 'content/site.yaml'), 'name: As it was\ncity: Delhi\n');
});

it('answers by the names of this machine only', async () => {
  expect(await ask('GET', '/files/', { host: host() })).toBe(200);
  expect(await ask('GET', '/files/', { host: `localhost:${port}` })).toBe(200);
  for (const other of [`evil.example:${port}`, 'localhost.evil.example', '192.168.1.2']) {
    expect(await ask('GET', '/files/content/site.yaml', { host: other }), other).toBe(421);
  }
});

it('takes changes from its own page only', async () => {
  const others: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
  ];
  for (const headers of others) {
    expect(await ask('PUT', '/files/content/site.yaml', { host: host(), ...headers })).toBe(403);
    expect(await ask('DELETE', '/files/content/site.yaml', { host: host(), ...headers })).toBe(403);
  }
  expect(name()).toBe('name: As it was\ncity: Delhi\n');
  expect(await ask('PUT', '/files/content/site.yaml', own())).toBe(204);
  expect(name()).toBe('name: Changed\n');
});

it('does no work for pages of others', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const headers = { host: host(), 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
    expect(await ask('GET', '/where.json?text=a', headers), site).toBe(403);
    // A link may lead here; a frame of theirs could ask for anything else a hundred times.
    const follows = { ...headers, 'sec-fetch-mode': 'navigate' };
    expect(await ask('GET', '/index.html', follows)).toBe(200);
    expect(await ask('GET', '/where.json?text=a', follows)).toBe(403);
  }
});

it('follows no link out of content/', async () => {
  symlinkSync(join(root, 'secret.yaml'), join(root, 'content/link.yaml'));
  symlinkSync(root, join(root, 'content/folder'));
  symlinkSync(join(root, 'new.yaml'), join(root, 'content/dangling.yaml'));
  const links = ['link.yaml', 'folder/secret.yaml', 'folder/new.yaml', 'dangling.yaml'];
  for (const link of links) {
    expect(await ask('GET', `/files/content/${link}`, own()), link).toBe(404);
    expect(await ask('PUT', `/files/content/${link}`, own()), link).toBe(400);
  }
  expect(readFileSync(join(root, 'secret.yaml'), 'utf8')).toBe('key: 1\n');
  expect(existsSync(join(root, 'new.yaml'))).toBe(false);
});

it('writes nothing over what somebody else changed meanwhile', async () => {
  const file = `http://${host()}/files/content/site.yaml`;
  const put = async (etag: string, body: string) => {
    const headers = { ...own(), 'if-match': etag };
    return await fetch(file, { method: 'PUT', headers, body });
  };
  const read = (await fetch(file)).headers.get('etag') ?? '';
  const saved = await put(read, 'name: Mine\n');
  writeFileSync(join(root, 'content/site.yaml'), 'name: Of a colleague\n');
  const refused = await put(saved.headers.get('etag') ?? '', 'name: Mine again\n');
  expect(await refused.text()).toContain('content/site.yaml was changed by somebody else');
  expect(name()).toBe('name: Of a colleague\n');
});

it('takes one of ten changes that were made to the same text at the same moment', async () => {
  const file = `http://${host()}/files/content/site.yaml`;
  const etag = (await fetch(file)).headers.get('etag') ?? '';
  const puts = Array.from({ length: 10 }, (_, at) =>
    fetch(file, { method: 'PUT', headers: { ...own(), 'if-match': etag }, body: `name: ${at}\n` }),
  );
  const statuses = (await Promise.all(puts)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, ...Array(9).fill(412)]);
});

it('names a picture in letters, digits, hyphens and underscores, whatever a phone calls it', async () => {
  // What Sveltia CMS takes out of a name, as it is sent to the browser.
  const script = await (await fetch(`http://${host()}/sveltia/sveltia-cms.mjs`)).text();
  expect(script.match(/=\/(\[\^\\w-[^/]*)\/,/)?.[1]).toBe('[^\\w-]');
});

it('keeps to content/', async () => {
  const outside = [
    '/files/secret.yaml',
    '/files/content/../secret.yaml',
    '/files/content/%2e%2e/secret.yaml',
    '/files/content%2f..%2fsecret.yaml',
    '/files/content/.git/config.yaml',
    '/files/content/run.ts',
  ];
  for (const path of outside) {
    expect(await ask('GET', path, own()), path).toBe(404);
    expect(await ask('PUT', path, own()), path).toBeGreaterThanOrEqual(400);
    expect(await ask('DELETE', path, own()), path).toBeGreaterThanOrEqual(400);
  }
  expect(readFileSync(join(root, 'secret.yaml'), 'utf8')).toBe('key: 1\n');
});
