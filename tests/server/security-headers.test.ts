import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../helpers/index.ts';
import { inlineScript, inlineStyle, makeFixtureSite } from './fixture-site.ts';

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await makeFixtureSite();
  site = await startSite({ dist, env: { SITE_URL: 'https://www.example.com' } });
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** fetch would follow redirects and tidy up the path. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path, method, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    })
      .on('error', reject)
      .end(body);
  });
}

/** Sends bytes that need not be HTTP and gives all that comes back. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

function parseAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const pairs = fields.map((field) => {
    const [name = '', value = ''] = field.split(/: (.*)/);
    return [name.toLowerCase(), value];
  });
  return { line, body, fields: Object.fromEntries(pairs) as Record<string, string> };
}

const inquiry = '/api/leads/inquiry';
const complete =
  'name=Asha&email=a%40firm.in&number=9876543210&source=home&submission_id=3f0f1c7e-8a9d-4a51-9e9b-0c9f6f1f2a10';

const asPage = { accept: 'text/html' };
const post = (body: string, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
});

const answers: readonly { what: string; status: number; path: string; asked?: Asked }[] = [
  { what: 'a page', status: 200, path: '/Contact' },
  { what: 'a page, by HEAD', status: 200, path: '/Contact', asked: { method: 'HEAD' } },
  { what: 'an asset', status: 200, path: '/_astro/app.js' },
  {
    what: 'a compressed asset',
    status: 200,
    path: '/_astro/app.js',
    asked: { headers: { 'accept-encoding': 'br' } },
  },
  {
    what: 'a part that an asset has not',
    status: 416,
    path: '/_astro/app.js',
    asked: { headers: { range: 'bytes=99999999-' } },
  },
  { what: 'a file for machines', status: 200, path: '/robots.txt' },
  { what: 'a Markdown version', status: 200, path: '/Contact.md' },
  { what: 'a well-known file', status: 200, path: '/.well-known/security.txt' },
  { what: 'a moved page', status: 301, path: '/contact' },
  { what: 'an unknown page', status: 302, path: '/nowhere' },
  { what: 'a malformed address', status: 302, path: '/%zz' },
  { what: 'an unknown blog', status: 404, path: '/profile/blogs/none' },
  { what: 'an unknown asset', status: 404, path: '/_astro/none.js' },
  { what: 'an unknown well-known file', status: 404, path: '/.well-known/none' },
  { what: 'an unknown call', status: 404, path: '/api/none' },
  { what: 'a page by PUT', status: 405, path: '/Contact', asked: { method: 'PUT' } },
  { what: 'a page by TRACE', status: 405, path: '/Contact', asked: { method: 'TRACE' } },
  { what: 'a form by GET', status: 405, path: inquiry },
  { what: 'a restored answer page', status: 303, path: inquiry, asked: { headers: asPage } },
  { what: 'the health check', status: 200, path: '/api/health' },
  { what: 'the readiness check', status: 200, path: '/api/ready' },
  { what: 'the form token', status: 200, path: '/api/form-token' },
  { what: 'a kept lead', status: 200, path: inquiry, asked: post(complete) },
  { what: 'a kept lead, as a page', status: 200, path: inquiry, asked: post(complete, asPage) },
  { what: 'a wrong field', status: 422, path: inquiry, asked: post('name=') },
  { what: 'a wrong field, as a page', status: 422, path: inquiry, asked: post('name=', asPage) },
  {
    what: 'a malformed body',
    status: 400,
    path: inquiry,
    asked: post('{', { 'content-type': 'application/json' }),
  },
  {
    what: 'a post from elsewhere',
    status: 403,
    path: inquiry,
    asked: post(complete, { origin: 'https://evil.example' }),
  },
  { what: 'too large a body', status: 413, path: inquiry, asked: post('x'.repeat(40_000)) },
  {
    what: 'a body of the wrong type',
    status: 415,
    path: inquiry,
    asked: post('x', { 'content-type': 'text/csv' }),
  },
];

const policyHeaders = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; .*base-uri 'none'; frame-ancestors 'none'$/,
  ),
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
};

describe('the security headers stand on', () => {
  test.each(answers)('$what ($status)', async ({ status, path, asked }) => {
    const { statusCode, headers } = await ask(path, asked);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(policyHeaders);
  });

  test('what has not changed (304)', async () => {
    const { etag } = (await ask('/Contact')).headers;
    const again = await ask('/Contact', { headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject(policyHeaders);
  });

  test.each([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 400, 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wine\r\n\r\n'],
    ['too many headers', 431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'too long an extension of a chunk',
      413,
      `POST ${inquiry} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
    ],
  ])('the answer to %s (%i)', async (_what, status, bytes) => {
    const { line, fields, body } = parseAnswer(await sendRaw(bytes));
    expect(line).toContain(String(status));
    expect(fields).toMatchObject({ ...policyHeaders, connection: 'close' });
    expect(JSON.parse(body)).toMatchObject({ ok: false });
  });

  test('an answer to a WebSocket that asks in vain', async () => {
    const upgrade = 'Connection: upgrade, close\r\nUpgrade: websocket\r\n';
    const answer = await sendRaw(`GET /api/none HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`);
    const { line, fields } = parseAnswer(answer);
    expect(line).toContain('404');
    expect(fields).toMatchObject(policyHeaders);
  });

  test('what is answered while the server closes', async () => {
    const closing = await startSite({ dist, env: { SITE_URL: 'https://www.example.com' } });
    const socket = connect(closing.port, '127.0.0.1');
    const answered = text(socket);
    const [start, end] = ['name=', 'a'];
    socket.write(
      `POST ${inquiry} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 6\r\n\r\n${start}`,
    );
    await sleep(200);
    const stopped = closing.stop();
    await sleep(200);
    socket.write(`${end}GET /Contact HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [, second = ''] = (await answered).split(/(?=HTTP\/1\.1 200)/);
    expect(parseAnswer(second).fields).toMatchObject({ ...policyHeaders, connection: 'close' });
    expect(await stopped).toBe(0);
  });
});

test('a tunnel is not opened, nor answered', async () => {
  expect(await sendRaw('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
});

test('no answer of an endpoint is kept in a cache', async () => {
  for (const { what, path, asked } of answers.filter(({ path }) => path.startsWith('/api/'))) {
    expect((await ask(path, asked)).headers['cache-control'], what).toBe('no-store');
  }
});

test('a page lets in its own inline parts; what is no page lets in nothing', async () => {
  const cspOf = async (path: string) =>
    String((await ask(path)).headers['content-security-policy']);
  const sha256 = (content: string) =>
    `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const home = await cspOf('/');
  expect(home).toContain(`script-src 'self' ${sha256(inlineScript)};`);
  expect(home).toContain(`style-src 'self' ${sha256(inlineStyle)};`);
  expect(home).not.toContain('unsafe');
  for (const path of ['/api/health', '/_astro/app.js', '/robots.txt', '/nowhere']) {
    expect(await cspOf(path), path).toBe(
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  }
});

test('a page where an answer to a form is filled in lets in its inline parts', async () => {
  const { headers } = await ask(inquiry, post('name=', asPage));
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
});

test('a page that measures visits lets in Google, and no other page does', async () => {
  const cspOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
  expect(await cspOf('/measured')).toContain('https://*.googletagmanager.com');
  expect(await cspOf('/')).not.toMatch(/googletagmanager|google-analytics/);
});

test('without an https address the site does not ask for HTTPS', async () => {
  const plain = await startSite({ dist });
  const response = await fetch(`${plain.url}/`);
  await plain.stop();
  expect(response.headers.has('strict-transport-security')).toBe(false);
});
