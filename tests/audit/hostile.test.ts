import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgetUntil } from '../../src/audit/fetching/budget.ts';
import { fetcherFor, type StandInSite, startSite } from './stand-in-site.ts';

const KB = 1024;
const MB = 1024 * KB;
let site: StandInSite;

async function get(answer: RequestListener, { maxBytes = 64 * KB, requestMs = 20_000 } = {}) {
  site = await startSite(answer);
  return await fetcherFor(site.network, { requestMs }).get(new URL('https://shop.in/'), maxBytes);
}

test('gives up a body that drips', async () => {
  let ended = false;
  const drip: RequestListener = async (_request, response) => {
    response.on('close', () => {
      ended = true;
    });
    response.setHeader('content-type', 'text/html');
    while (!ended) {
      response.write('<');
      await sleep(20);
    }
  };
  await expect(get(drip, { requestMs: 1000 })).rejects.toMatchObject({ reason: 'timeout' });
  await expect.poll(() => ended).toBe(true);
});

test('ends an endless body at the limit, and the connection with it', async () => {
  let ended = false;
  const answer = await get((_request, response) => {
    const chunk = Buffer.alloc(16 * KB, 'a');
    const pour = () => {
      while (!ended && response.write(chunk));
    };
    response.on('drain', pour).on('close', () => {
      ended = true;
    });
    pour();
  });
  expect(answer).toMatchObject({ cut: true, bytes: 64 * KB });
  await expect.poll(() => ended).toBe(true);
});

test.each([
  ['gzip', gzipSync(Buffer.alloc(50 * MB))],
  ['br', brotliCompressSync(Buffer.alloc(50 * MB))],
])('cuts a bomb packed with %s', async (encoding, bomb) => {
  const answer = await get((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bomb);
  });
  expect(answer).toMatchObject({ cut: true, bytes: 64 * KB });
  // No more was ever put together.
  expect(answer.body.buffer.byteLength).toBeLessThan(MB);
});

test('cuts packed bytes that unpack to nothing', async () => {
  const nothing = gzipSync('');
  const answer = await get((_request, response) => {
    const nothings = Buffer.concat(Array.from({ length: 20_000 }, () => nothing));
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(nothings);
  });
  expect(answer).toMatchObject({ cut: true, bytes: 0 });
});

test.each(['gzip, gzip', 'deflate'])('unpacks nothing packed as %s', async (encoding) => {
  const answer = get((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(gzipSync(gzipSync('a')));
  });
  await expect(answer).rejects.toMatchObject({ reason: 'too-much' });
});

test('takes a page whose packing lacks its end, as browsers do', async () => {
  const packed = gzipSync('<h1>Sweets</h1>');
  const { body } = await get((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.subarray(0, -8));
  });
  expect(body.toString()).toBe('<h1>Sweets</h1>');
});

test.each([
  ['rubbish instead of what is said to be packed', { 'content-encoding': 'br' }, 'unreachable'],
  ['less than the promised length', { 'content-length': '1000' }, 'unreachable'],
])('notices %s', async (_what, headers, reason) => {
  const answer = get((_request, response) => {
    response.writeHead(200, headers).write('too short');
    setImmediate(() => response.destroy());
  });
  await expect(answer).rejects.toMatchObject({ reason });
});

test('gives up an answer that turns to another protocol', async () => {
  const answer = get(
    (_request, response) => {
      response.socket?.write('HTTP/1.1 101 Go on\r\nupgrade: chat\r\nconnection: upgrade\r\n\r\n');
    },
    { requestMs: 200 },
  );
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
});

test('reads no headers without end', async () => {
  const answer = get((_request, response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(10 * MB)}\r\n\r\n`);
  });
  await expect(answer).rejects.toMatchObject({ reason: 'too-much' });
});

test('leaves redirects without end after ten, and a loop at once, but for one that sets a cookie', async () => {
  let step = 0;
  const chain = get((_request, response) =>
    response.writeHead(301, { location: `/${step++}` }).end(),
  );
  await expect(chain).rejects.toMatchObject({ reason: 'too-much' });
  expect(site.asked).toHaveLength(11);
  const loop = get((_request, response) => response.writeHead(301, { location: '/' }).end());
  await expect(loop).rejects.toMatchObject({ reason: 'loop' });
  const asks = get((_request, response) =>
    response.writeHead(301, { location: '/', 'set-cookie': 'a=1' }).end(),
  );
  await expect(asks).rejects.toMatchObject({ reason: 'too-much' });
});

test('follows redirects, keeps no cookies, says who it is and not where it comes from', async () => {
  const headers: object[] = [];
  // As servers send it that know nothing but UTF-8.
  const location = Buffer.from('/मेन्यू#x').toString('latin1');
  const answer = await get((request, response) => {
    headers.push(request.headers);
    if (request.url !== '/') response.end('here');
    else response.writeHead(302, { location, 'set-cookie': 'a=b' }).end();
  });
  expect(answer).toMatchObject({
    url: 'https://shop.in/%E0%A4%AE%E0%A5%87%E0%A4%A8%E0%A5%8D%E0%A4%AF%E0%A5%82',
    hops: [{ url: 'https://shop.in/', status: 302 }],
  });
  expect(headers[1]).toMatchObject({ 'user-agent': expect.stringContaining('TestAudit/1.0') });
  expect(headers[1]).not.toHaveProperty('cookie');
  expect(headers[1]).not.toHaveProperty('referer');
});

test('tells where a redirect led without what looks personal in it, and asks for all of it', async () => {
  const answer = await get((request, response) => {
    if (request.url !== '/') response.end('here');
    else response.writeHead(302, { location: '/in?sid=77&to=asha@shop.in&page=2' }).end();
  });
  expect(answer.url).toBe('https://shop.in/in?page=2');
  expect(site.asked.at(-1)).toBe('GET https://shop.in/in?sid=77&to=asha@shop.in&page=2');
});

test('asks for the file itself where HEAD is not known, and breaks it off', async () => {
  const { promise: brokenOff, resolve } = Promise.withResolvers<void>();
  site = await startSite((request, response) => {
    if (request.method === 'HEAD') response.writeHead(405).end();
    else response.on('close', resolve).writeHead(200, { 'content-length': '9000' }).write('a');
  });
  const fetcher = fetcherFor(site.network);
  const answer = await fetcher.head(new URL('https://shop.in/cake.jpg'));
  expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '9000' } });
  await brokenOff;
  // However many wait for their turn by then.
  await Promise.all(Array.from({ length: 9 }, () => fetcher.head(new URL('https://shop.in/'))));
  expect(site.asked.filter((asked) => asked.startsWith('HEAD'))).toHaveLength(1);
});

test('asks four at once and sixty times in all', async () => {
  let open = 0;
  let most = 0;
  site = await startSite(async (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    await sleep(5);
    open -= 1;
    response.end();
  });
  const fetcher = fetcherFor(site.network);
  const asked = Array.from({ length: 70 }, () => fetcher.head(new URL('http://shop.in/')));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({ reason: { reason: 'budget' } });
  expect(most).toBe(4);
});

test('takes eight megabytes in all', () => {
  const budget = budgetUntil(new AbortController().signal);
  budget.spendBytes(8 * MB);
  expect(() => budget.spendBytes(1)).toThrow('budget');
});

test('asks nobody any more when the run is over', async () => {
  const run = new AbortController();
  site = await startSite(() => run.abort());
  const fetcher = fetcherFor(site.network, { over: run.signal });
  const urls = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => new URL(path, 'http://shop.in'));
  const answers = await Promise.allSettled(urls.map((url) => fetcher.get(url, KB)));
  expect(answers.map((each) => each.status === 'rejected' && each.reason.reason)).toEqual(
    urls.map(() => 'budget'),
  );
  expect(site.asked.length).toBeLessThanOrEqual(4);
});

test('reads a certificate that no browser trusts, and says why', async () => {
  const { certificate } = await get((_request, response) => response.end());
  expect(certificate).toMatchObject({
    host: 'shop.in',
    error: expect.stringMatching(/^[A-Z_]+$/),
  });
  expect(certificate.daysLeft).toBeGreaterThan(10_000);
  expect(Date.parse(certificate.validFrom ?? '')).toBeLessThan(Date.now());
});
