import type { RequestListener } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { progressOf } from '../../src/audit/events.ts';
import type { MayAsk } from '../../src/audit/fetching/foreign-sites.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';
import { fetcherFor, startSite } from './stand-in-site.ts';

let robots: string;
beforeEach(() => {
  robots = '';
});

const files = (host: string, count: number) =>
  Array.from({ length: count }, (_, at) => `<script src="https://${host}/${at}.js"></script>`);
const page = `<!doctype html><title>Sweets</title>${files('www.victim.in', 9).join('')}
${files('static.victim.in', 9).join('')}${files('cdn.in', 2).join('')}<img src="/own.png" alt="">`;

const answer: RequestListener = (request, response) => {
  const isOwn = request.headers.host?.endsWith('shop.in');
  if (request.url === '/robots.txt') response.end(isOwn ? '' : robots);
  else {
    const type = request.url?.endsWith('.png') ? 'image/png' : 'text/html';
    response.setHeader('content-type', type).end(page);
  }
};

async function audit(mayAsk?: MayAsk, listener = answer) {
  const site = await startSite(listener);
  const fetcher = fetcherFor(site.network, { mayAsk });
  const events = [];
  const tools = { fetcher, robot: 'TestAudit' };
  for await (const event of runAudit(new URL('https://shop.in/'), tools)) events.push(event);
  const of = (name: string) => site.asked.filter((asked) => asked.includes(`${name}/`));
  return { progress: progressOf(events), of, last: events.at(-1) };
}

test('asks five times of another site, whatever its hosts, robots.txt first, and of the own as before', async () => {
  const { of, progress } = await audit();
  expect(of('victim.in')).toHaveLength(5);
  expect(of('www.victim.in')[0]).toBe('GET https://www.victim.in/robots.txt');
  expect(of('cdn.in')).toHaveLength(3);
  expect(of('shop.in').length).toBeGreaterThan(8);
  expect(progress.score).toBeDefined();
});

test('files that were not asked for are no missing files', async () => {
  const { outcomes } = (await audit(async () => false)).progress;
  expect(outcomes['files-found']).toMatchObject({ kind: 'pass' });
  // Most of what the page loads could not be weighed.
  expect(outcomes['page-weight']).toMatchObject({ kind: 'not-checked' });
});

test('leaves another site alone that refuses it by name, and only then', async () => {
  robots = 'User-agent: *\nDisallow: /';
  expect((await audit()).of('cdn.in')).toHaveLength(3);
  robots = 'User-agent: TestAudit\nDisallow: /';
  expect((await audit()).of('cdn.in')).toEqual(['GET https://cdn.in/robots.txt']);
});

test('asks nothing of a site of which other runs have asked enough', async () => {
  const { of } = await audit(async (site) => site !== 'victim.in');
  expect(of('victim.in')).toEqual([]);
  expect(of('cdn.in')).toHaveLength(3);
});

test('a domain that an address leads to is asked like the own one, within what all runs may', async () => {
  const moved: RequestListener = (request, response) => {
    const isOld = request.headers.host === 'shop.in' && request.url === '/';
    if (isOld) response.writeHead(301, { location: 'https://victim.in/' }).end();
    else answer(request, response);
  };
  const { of, progress } = await audit(undefined, moved);
  expect(progress.score).toBeDefined();
  expect(progress.url).toBe('https://victim.in/');
  expect(of('victim.in').length).toBeGreaterThan(10);
  const refused = await audit(async () => false, moved);
  expect(refused.last).toEqual({ kind: 'stopped', stop: 'interrupted' });
  expect(refused.of('victim.in')).toEqual([]);
});
