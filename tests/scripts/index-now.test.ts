import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellSearchEngines, writeIndexNowKey } from '../../scripts/index-now.ts';
import { makeRelease, serve } from '../../src/server/release/publish.ts';
import { paths, readCurrent } from '../../src/server/release/release.ts';
import { type Relay, startRelay } from '../helpers/relay.ts';
import { buildFixture, makeFixtureSite } from '../server/fixture-site.ts';

const INDEXNOW_KEY = '0123456789abcdef';
const siteUrl = 'https://www.example.com';

let engine: Relay;
let dist: string;

beforeEach(async () => {
  [engine, dist] = await Promise.all([startRelay(), makeFixtureSite()]);
});
afterEach(() => Promise.all([engine.stop(), rm(dist, { recursive: true })]));

/** Serves a release with these texts, as a build with a key would, and tells the search engine. */
async function releaseAndTell(
  texts: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = { INDEXNOW_KEY },
) {
  const before = readCurrent(dist);
  const manifest = await buildFixture(dist, texts, { siteUrl });
  writeIndexNowKey(paths.incomplete(dist, manifest.id), env);
  makeRelease(dist, manifest, ['/']);
  serve(dist, manifest.id);
  return tellSearchEngines(dist, before, { ...env, INDEXNOW_URL: engine.url });
}

test('a search engine is told of the pages whose words have come, changed or gone, and no other', async () => {
  await releaseAndTell({
    'index.md': 'home',
    'Contact.md': 'a',
    'policies/terms&conditions.md': 'b',
  });
  const told = await releaseAndTell({
    'index.md': 'home',
    'Contact.md': 'other words',
    'services/new.md': 'c',
  });
  expect(told).toBe('Search engines were told of 3 pages.');
  expect(engine.requests.at(-1)).toMatchObject({
    json: {
      host: 'www.example.com',
      key: INDEXNOW_KEY,
      keyLocation: `${siteUrl}/${INDEXNOW_KEY}.txt`,
      urlList: ['/Contact', '/policies/terms&conditions', '/services/new'].map(
        (path) => siteUrl + path,
      ),
    },
  });
});

test('nobody is told anything without a key, or of a release with the same words', async () => {
  await releaseAndTell({ 'index.md': 'home' }, {});
  await releaseAndTell({ 'index.md': 'home', 'Contact.md': 'a' }, {});
  expect(await releaseAndTell({ 'index.md': 'home', 'Contact.md': 'a' })).toBeUndefined();
  expect(engine.requests).toEqual([]);
});

test('a refusal is told in a sentence, and the release stands', async () => {
  engine.answerWith({ status: 422 });
  const told = await releaseAndTell({ 'index.md': 'home' });
  expect(told).toContain(`not told of one page: ${engine.url} answered 422`);
  expect(readCurrent(dist)?.siteUrl).toBe(siteUrl);
});

test('a key that a search engine would refuse stops the build', () => {
  expect(() => writeIndexNowKey(dist, { INDEXNOW_KEY: 'no key' })).toThrow(/openssl rand/);
});
