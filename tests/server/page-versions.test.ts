import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtSite } from '../helpers/built-site.ts';
import { type Site, startSite } from '../helpers/index.ts';
import { makeFixtureSite } from './fixture-site.ts';

const html = `<!doctype html><title>Long</title><p>${'worth compressing '.repeat(100)}</p>`;
const siblings = { br: '.br', gzip: '.gz', none: '' };
type Coding = keyof typeof siblings;
let dist: string;
let dir: string;
let site: Site;

beforeAll(async () => {
  dist = await makeFixtureSite({ 'long.html': html });
  dir = builtSite(dist);
  site = await startSite({ dist });
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true });
});

const ask = (accepted: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.url}/long`, { method, headers: { 'accept-encoding': accepted, ...headers } });

test.each<[string, Coding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', 'none'],
  ['identity', 'none'],
  ['deflate', 'none'],
  ['*', 'none'],
  ['br;q=0, *', 'none'],
  ['gzip;q=0, *', 'none'],
  ['*;q=0', 'none'],
  ['', 'none'],
])('who accepts "%s" gets the page in the coding %s', async (accepted, coding) => {
  const answer = await ask(accepted);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(readFileSync(join(dir, `long.html${siblings[coding]}`)).length),
    vary: 'accept-encoding',
  });
  expect(answer.headers.get('content-encoding') ?? 'none').toBe(coding);
  expect(await answer.text()).toBe(html);
});

test.each(['br', 'gzip', 'identity'])('HEAD has the headers of GET (%s)', async (accepted) => {
  const headersOf = async (method: string) => {
    const headers = new Headers((await ask(accepted, {}, method)).headers);
    // These are about the connection, which fetch closes after HEAD.
    for (const name of ['connection', 'keep-alive', 'date']) headers.delete(name);
    return Object.fromEntries(headers);
  };
  expect(await headersOf('HEAD')).toEqual(await headersOf('GET'));
});

test('what a client has is known by its coding', async () => {
  const etagOf = async (accepted: string) => String((await ask(accepted)).headers.get('etag'));
  const [br, gzip] = [await etagOf('br'), await etagOf('gzip')];
  const statusFor = async (etags: string) => (await ask('br', { 'if-none-match': etags })).status;
  expect(br).toMatch(/^"/);
  expect(await statusFor(br)).toBe(304);
  expect(await statusFor(gzip)).toBe(200);
  expect(await statusFor(`${gzip}, W/${br}`)).toBe(304);
  expect(await statusFor('*')).toBe(304);
});

test('what has not changed since then is not sent; an ETag says more than a date', async () => {
  const modified = String((await ask('br')).headers.get('last-modified'));
  const statusFor = async (since: string, headers: Record<string, string> = {}) =>
    (await ask('br', { 'if-modified-since': since, ...headers })).status;
  expect(await statusFor(modified)).toBe(304);
  expect(await statusFor(new Date(Date.parse(modified) - 1000).toUTCString())).toBe(200);
  expect(await statusFor('yesterday')).toBe(200);
  expect(await statusFor(modified, { 'if-none-match': '"another"' })).toBe(200);
});

test('a page keeps to its policy while the next build is written', async () => {
  await writeFile(join(dir, 'long.html'), '<script>new()</script>');
  expect(await (await ask('identity')).text()).toBe(html);
  await writeFile(join(dir, 'long.html'), html);
});
