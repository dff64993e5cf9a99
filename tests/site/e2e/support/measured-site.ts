import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildSite } from '../../../../scripts/site-build.ts';
import { type Site, startSite } from '../../../helpers/index.ts';
import { test as base } from './fixtures.ts';

const BUILD_LIMIT_MS = 300_000;

export const ANALYTICS_ID = 'G-TEST123456';

/** What was asked of Google's hosts, which a stand-in answers. */
export interface Google {
  readonly requests: readonly string[];
}

/** What Google's script does as far as a page can tell: a cookie, and a hit. */
const googleScript = `
  document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=60';
  document.cookie = '_ga_TEST123456=GS2.1; Path=/; Max-Age=60';
  fetch('https://region1.google-analytics.com/g/collect?en=page_view', { method: 'POST' });
`;

/**
 * `test` on the real server with a site that was built with an ANALYTICS_ID: made once for a file,
 * whose tests must run in one worker. A request to Google fails a test that does not expect it.
 */
export const test = base.extend<{ google: Google }, { measured: Site }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const dist = await mkdtemp(join(tmpdir(), 'measured-'));
      await buildSite(dist, { ...process.env, ANALYTICS_ID }, { compressed: false });
      const site = await startSite({ dist, env: { ANALYTICS_ID } });
      await use(site);
      await site.stop();
      await rm(dist, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
  baseURL: async ({ measured }, use) => use(measured.url),
  google: [async ({ context }, use) => use(await standInForGoogle(context)), { auto: true }],
});

async function standInForGoogle(context: BrowserContext): Promise<Google> {
  const requests: string[] = [];
  await context.route(/^https:\/\/[^/]*(?:googletagmanager|google-analytics)\.com\//, (route) => {
    const url = route.request().url();
    requests.push(url);
    return url.includes('googletagmanager')
      ? route.fulfill({ contentType: 'text/javascript', body: googleScript })
      : route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  return { requests };
}

/** What the page has told Google: commands as lists, as Google's script tells them apart. */
export function dataLayerOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );
}
