import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { builtPages } from '../e2e/support/pages.ts';
import { scrollThrough } from '../e2e/support/scroll.ts';
import { siteDir } from '../e2e/support/server.ts';

const KB = 1024;
const SCRIPT_LIMIT_BYTES = 12 * KB;
const PAGE_LIMIT_BYTES = 150 * KB;
/** React's mark on every element it makes: where this is, React is. */
const REACT = 'react.transitional.element';

test.use({ withPopup: true });

/** Reads a page to its end and waits for the popup, without touching anything. */
async function readAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
  await page.waitForLoadState('networkidle');
}

/** Adds up what comes over the wire, headers included. */
async function countBytes(cdp: CDPSession): Promise<Map<string, number>> {
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, new URL(request.url).pathname);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  await cdp.send('Network.enable');
  return bytes;
}

const fileOf = (path: string) => readFileSync(join(siteDir, path), 'utf8');
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

for (const path of ['/', '/Contact']) {
  test(`${path} before interaction asks for no React and at most 12 KB of script, popup included`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await readAsVisitor(page, path);
    expect(scripts.filter((script) => fileOf(script).includes(REACT))).toEqual([]);

    const html = builtPages.find((built) => built.path === path)?.html ?? '';
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    const sizes = [...scripts.map(fileOf), ...inline.map(([, code = '']) => code)].map(gzipped);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'script', description: `${total} bytes gzipped` });
    expect(scripts.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
  });

  test(`${path} as a whole comes in at most 150 KB`, async ({ page }) => {
    const bytes = await countBytes(await page.context().newCDPSession(page));
    await readAsVisitor(page, path);
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
    const elements = await page.locator('*').count();
    test
      .info()
      .annotations.push(
        { type: 'transferred', description: `${total} bytes in ${bytes.size} answers` },
        { type: 'DOM', description: `${elements} elements` },
      );
    expect(bytes.size).toBeGreaterThan(3);
    expect(total, JSON.stringify(Object.fromEntries(bytes))).toBeLessThanOrEqual(PAGE_LIMIT_BYTES);
  });
}

test('the first reach for a form fetches React once, for all forms', async ({ page }) => {
  const react: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && fileOf(pathname).includes(REACT)) react.push(pathname);
  });
  await page.goto('/');
  await page.locator('#hero-form [name="name"]').focus();
  await expect(page.locator('#hero-form')).toHaveAttribute('novalidate');
  const afterFirst = react.length;
  await page.locator('#inquiry-form [name="name"]').focus();
  await expect(page.locator('#inquiry-form')).toHaveAttribute('novalidate');
  expect(afterFirst).toBeGreaterThan(0);
  expect(react).toHaveLength(afterFirst);
});

test('icons of the browser tab weigh less than 10 KB', { tag: '@desktop' }, () => {
  for (const icon of ['favicon.ico', 'favicon.svg']) {
    expect(readFileSync(join(siteDir, icon)).length).toBeLessThan(10 * KB);
  }
});
