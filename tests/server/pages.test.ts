import { rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/built-site.ts';
import { type Site, startSite } from '../helpers/index.ts';
import { makeFixtureSite } from './fixture-site.ts';

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await makeFixtureSite();
  site = await startSite({ dist });
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** fetch would tidy up the path and hide the encoding. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'Home'],
  ['/Contact', 'Contact'],
  ['/Contact?utm_source=x', 'Contact'],
  ['/policies/terms&conditions', 'Terms'],
  ['/policies/terms%26conditions', 'Terms'],
  ['/profile/blogs', 'Blogs'],
  ['/profile/blogs/all', 'All blogs'],
])('%s is the page %s', async (path, title) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.toString()).toContain(`<h1>${title}</h1>`);
});

test.each([
  ['/contact', '/Contact'],
  ['/CONTACT/', '/Contact'],
  ['/Contact/', '/Contact'],
  ['/Contact.html', '/Contact'],
  ['/index.html', '/'],
  ['/contact?utm_source=a%20b&x=1', '/Contact?utm_source=a%20b&x=1'],
  ['/packages/ads-management/?a=?b', '/packages/Ads-management?a=?b'],
  ['/Policies/Terms%26Conditions', '/policies/terms&conditions'],
  ['/profile/blogs/ALL', '/profile/blogs/all'],
  ['//', '/'],
  ['/Old-Contact', '/Contact'],
  ['/old-contact/?utm_source=x', '/Contact?utm_source=x'],
  ['/old%2Dcontact.html', '/Contact'],
  ['/jobs.php?a=1', '/profile/blogs?a=1#all'],
  ['/shop?a=1', 'https://shop.example.com/?from=site&a=1'],
  ['/profile/blogs/renamed', '/policies/terms&conditions'],
])('%s has moved to %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect({ status, location: headers.location }).toEqual({ status: 301, location });
});

test.each([
  '/nowhere',
  '/nowhere?x=1',
  '/services/unknown-service',
  '/profile/blogs/a/b',
  '/answers/success',
  '/answers/inquiry',
  '/.hidden',
  '/%zz',
  '//evil.example/',
  '/_astro',
  '/seo-2.0',
  `/${'x'.repeat(2000)}`,
])('%s is unknown and leads home', async (path) => {
  const { status, headers } = await get(path);
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/' });
});

test('where the owner wants it, an unknown page says so before it leads home', async () => {
  const strict = await startSite({ dist, env: { UNKNOWN_PATHS: '404' } });
  const answer = await fetch(`${strict.url}/nowhere`, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('refresh')).toBe('0; url=/');
  expect(await answer.text()).toContain('Not here');
  await strict.stop();
});

test.each([
  '/api/unknown',
  '/api/',
  '/_astro/unknown.js',
  '/_astro/app.js.br',
  '/API/x',
  '/api/:a(',
  '/.well-known/unknown.json',
  '/.well-known/.hidden',
  '/.well-known/',
  '/answers/success.html',
  '/answers/redirects.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '/robots.txt.br',
  '/old-logo.PNG',
  '/song.mp3',
])('%s is missing', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('the one folder with a dot that is served is the well-known one', async () => {
  const { status, headers } = await get('/.well-known/security.txt');
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
  });
});

test('an unknown blog is a missing page that leads on to all blogs', async () => {
  const answer = await get('/profile/blogs/no-such-blog');
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain('Blog not found');
  expect(answer.body.toString()).toContain('href="/profile/blogs/all"');
});

test.each(['/offer', '/OFFER/?x=1'])('%s has gone, which is told in a page', async (path) => {
  const { status, body, headers } = await get(path);
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 410,
    type: 'text/html; charset=utf-8',
  });
  expect(body.toString()).toContain('Not here');
  expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 410, body: Buffer.alloc(0) });
});

test('a person who asks for an old file gets the same page, a program a short answer', async () => {
  const person = await get('/team.php', { accept: 'text/html,*/*;q=0.8' });
  expect(person.status).toBe(404);
  expect(person.body.toString()).toContain('Not here');
  const program = await get('/team.php', { accept: '*/*' });
  expect(JSON.parse(program.body.toString())).toEqual({ ok: false, message: 'Not found.' });
});

test('HEAD answers like GET without a body; a page takes no other method', async () => {
  const head = await get('/Contact', {}, 'HEAD');
  expect({ status: head.status, length: head.body.length }).toEqual({ status: 200, length: 0 });
  expect((await get('/contact', {}, 'HEAD')).status).toBe(301);
  const post = await get('/Contact', {}, 'POST');
  expect({ status: post.status, allow: post.headers.allow }).toEqual({
    status: 405,
    allow: 'GET, HEAD',
  });
});

describe('caching', () => {
  test('browsers keep assets for a year and check all else each time; caches before us keep that for 2 s', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await cacheOf('/_astro/app.js')).toBe('public, max-age=31536000, immutable');
    const checked = 'public, max-age=0, s-maxage=2, must-revalidate';
    expect(await cacheOf('/')).toBe(checked);
    expect(await cacheOf('/robots.txt')).toBe(checked);
  });

  test.each([
    ['a moved page', '/contact', {}, 301],
    ['an unknown page', '/nowhere', {}, 302],
    ['an address that has moved', '/old-contact', {}, 301],
    ['a page that has gone', '/offer', {}, 410],
    ['an unknown blog', '/profile/blogs/none', {}, 404],
    ['an unknown asset', '/_astro/none.js', {}, 404],
    ['a wrong method', '/Contact', { method: 'PUT' }, 405],
    ['a range that is not there', '/_astro/app.js', { range: 'bytes=999999-' }, 416],
    ['a range of a page that is not there', '/robots.txt', { range: 'bytes=999999-' }, 416],
  ])(
    '%s is kept by nobody',
    async (_what, path, { method, ...headers }: Record<string, string>, status) => {
      const answer = await get(path, headers, method);
      expect({ status: answer.status, cache: answer.headers['cache-control'] }).toEqual({
        status,
        cache: 'no-store',
      });
    },
  );

  test.each(['robots.txt', '_astro/app.js'])(
    '%s that has gone from the disk is missing, and that is kept by nobody',
    async (file) => {
      const home = file.startsWith('_astro') ? join(dist, 'assets') : builtSite(dist);
      await rename(join(home, file), join(home, `${file}.gone`));
      const answer = await get(`/${file}`);
      await rename(join(home, `${file}.gone`), join(home, file));
      expect({ status: answer.status, cache: answer.headers['cache-control'] }).toEqual({
        status: 404,
        cache: 'no-store',
      });
      expect((await get(`/${file}`)).status).toBe(200);
    },
  );

  test.each(['/', '/robots.txt'])('%s that has not changed is not sent again', async (path) => {
    const { headers } = await get(path);
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });
});

test('the Markdown version of a page says of which page it is one', async () => {
  const { status, headers } = await get('/Contact.md');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    link: '</Contact>; rel="canonical"',
  });
});

test('files other than pages and their parts may be shown by other sites', async () => {
  const cspOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  expect(await cspOf('/robots.txt')).toBe('cross-origin');
  expect(await cspOf('/_astro/app.js')).toBe('same-origin');
});

test('compressed files are sent to those who take them', async () => {
  const plain = await get('/_astro/app.js');
  const brotli = await get('/_astro/app.js', { 'accept-encoding': 'gzip, br' });
  const gzip = await get('/_astro/app.js', { 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotli.headers['content-type']).toMatch('javascript');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});
