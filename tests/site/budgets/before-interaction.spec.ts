import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite } from '../../helpers/built-site.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { builtPages } from '../e2e/support/pages.ts';
import { scrollThrough } from '../e2e/support/scroll.ts';
import { excesses, limitsFor } from './budgets.ts';
import { weigh } from './weigh.ts';

const KB = 1024;
/** React's mark on every element it makes: where this is, React is. */
const REACT = 'react.transitional.element';

test.use({ withPopup: true, reducedMotion: 'no-preference' });

/** Reads a page to its end and waits for the popup, without touching anything. */
async function readAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
  await page.waitForSelector('html[data-popup]', { timeout: 10_000 });
  await page.waitForLoadState('networkidle');
}

const fileOf = (path: string) => readFileSync(join(builtSite(), path), 'utf8');

for (const path of ['/', '/Contact']) {
  test(`${path} read to its end asks for no React and keeps its budget, popup included`, {
    tag: '@phone',
  }, async ({ page }) => {
    const built = builtPages.find((page) => page.path === path);
    if (!built) throw new Error(`There is no page ${path}.`);
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    const weight = await weigh(page, () => readAsVisitor(page, path));
    expect(scripts.filter((script) => fileOf(script).includes(REACT))).toEqual([]);
    expect(excesses(weight, limitsFor(built)), `budgets.yaml: ${path}`).toEqual([]);
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

test('the icon of the browser tab weighs less than 10 KB', { tag: '@desktop' }, () => {
  expect(readFileSync(join(builtSite(), 'favicon.ico')).length).toBeLessThan(10 * KB);
});
