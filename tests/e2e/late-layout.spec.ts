import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** How many sections of the page, its footer among them, have not been laid out yet. */
const notLaidOut = (page: Page) =>
  page.locator('main section, body > footer').evaluateAll((sections) => {
    const within = sections.map(({ firstElementChild }) => firstElementChild);
    return within.filter((child) => !child?.checkVisibility({ contentVisibilityAuto: true }))
      .length;
  });

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test('on phones the first paint waits for few sections, and all are there soon after', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The page has not loaded before its type has.
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await notLaidOut(page)).toBeGreaterThan(8);
  release();
  await expect.poll(() => notLaidOut(page)).toBe(0);
});

test('who comes back into the middle of a page, or to an anchor, finds the place', {
  tag: '@screens',
}, async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => notLaidOut(page)).toBe(0);
  await page
    .locator('.about')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const before = await topOf(page, '.about');
  await page.reload();
  await expect.poll(() => topOf(page, '.about')).toBeCloseTo(before, -1);

  await page.goto('/services/ai-seo-services');
  await page.goto('/#inquiry-form');
  await expect.poll(() => notLaidOut(page)).toBe(0);
  await expect.poll(() => topOf(page, '#inquiry-form')).toBeLessThan(400);
  expect(await topOf(page, '#inquiry-form')).toBeGreaterThan(0);
});

test('a printed page is whole', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await notLaidOut(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is laid out at once', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const section of await page.locator('main > section').all()) {
      await expect(section).toHaveCSS('content-visibility', 'visible');
    }
  });
});
