import { rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goBack } from '../../src/server/release/publish.ts';
import { readPointer } from '../../src/server/release/release.ts';
import { type Site, startSite, waitFor } from '../helpers/index.ts';
import { makeFixtureSite, releaseFixture } from './fixture-site.ts';

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await makeFixtureSite({ '_astro/first.js': '// first' });
  site = await startSite({ dist });
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true });
});

const text = async (path: string) => (await fetch(`${site.url}${path}`)).text();
const status = async (path: string) =>
  (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status;
const post = () =>
  fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ name: 'Asha', comment: 'Nice' }),
  });
const takenUp = (id: string | undefined) =>
  waitFor(`release ${id}`, async () => {
    const ready = await fetch(`${site.url}/api/ready`);
    return (await ready.json()).release === id;
  });

const second = {
  'Contact.html': '<!doctype html><h1>Second contact</h1>',
  'new.html': '<!doctype html><h1>New</h1>',
  'robots.txt': 'User-agent: second\n',
  'answers/redirects.json': '[{"from":"/autumn","gone":true}]',
  'answers/success.html': '<!doctype html><p>Second answer: {{message}}</p>',
  '_astro/second.js': '// second',
};

test('a running server takes up a release: pages, files, answers; and goes back', async () => {
  const { id } = await releaseFixture(dist, second);
  await takenUp(id);
  expect(await text('/Contact')).toContain('Second contact');
  expect(await text('/robots.txt')).toContain('second');
  expect(await text('/_astro/second.js')).toContain('second');
  expect(await (await post()).text()).toContain('Second answer');
  expect(await status('/new')).toBe(200);
  expect(await status('/autumn')).toBe(410);
  // A tab of the first release is still open.
  expect(await text('/_astro/first.js')).toContain('first');

  goBack(dist);
  await takenUp(readPointer(dist)?.id);
  expect(await text('/Contact')).not.toContain('Second contact');
  expect(await status('/new')).toBe(302);
  expect(await status('/autumn')).toBe(302);
  expect(await status('/_astro/second.js')).toBe(200);
});

test('assets that another server serves already are served before their pages are', async () => {
  const { id } = await releaseFixture(dist, { '_astro/early.js': '// early' });
  goBack(dist);
  await waitFor('the asset', async () => (await status('/_astro/early.js')) === 200);
  expect((await (await fetch(`${site.url}/api/ready`)).json()).release).not.toBe(id);
});

test('a release that was copied halfway is not served until it is whole, and told meanwhile', async () => {
  const { id, dir } = await releaseFixture(dist, { 'index.html': '<!doctype html><h1>Whole</h1>' });
  await takenUp(id);
  const next = await releaseFixture(dist, second);
  rmSync(join(next.dir, 'Contact.html'));
  const warnings = async () => (await (await fetch(`${site.url}/api/ready`)).json()).warnings;
  await waitFor('the warning', async () => String(await warnings()).includes('not whole'));
  expect(await text('/')).toContain('Whole');
  await sleep(2_500);
  expect(site.logs.split('is not served')).toHaveLength(2);
  writeFileSync(join(next.dir, 'Contact.html'), second['Contact.html']);
  await takenUp(next.id);
  expect(await text('/Contact')).toContain('Second contact');
  expect(await warnings()).toEqual([]);
  expect(dir).not.toBe(next.dir);
});
