import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { scrollThrough } from './support/scroll.ts';

const officesOf = (page: Page) => page.getByRole('region', { name: /doors in/ });

test('the audit begins in the first screen of a small phone, with nothing lying on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/Contact');
  const form = page.locator('.address-form');
  for (const part of [form.getByLabel('Your website’s address'), form.getByRole('button')]) {
    // Where its lower edge is, a finger reaches it and nothing else.
    const reached = await part.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
    });
    expect(reached).toBe(true);
  }
});

test('asks no other host for anything until a map is asked for, and shows that office', async ({
  page,
  context,
  trouble,
}) => {
  await page.goto('/Contact');
  await scrollThrough(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(trouble.unexpected()).toEqual([]);
  trouble.expect(/^foreign: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
  const button = officesOf(page).getByRole('button', { name: 'Show the map Gurugram' });
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = officesOf(page).locator('iframe');
  await expect(frame).toHaveAttribute(
    'src',
    /openstreetmap\.org\/export\/embed\.html\?bbox=77\.\d/,
  );
  await expect(frame).toHaveAttribute('title', /Map of our offices/);
  await expect(page.frameLocator('iframe').locator('html')).toBeAttached();

  await officesOf(page).getByRole('button', { name: 'Show the map Noida' }).click();
  await expect(frame).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a link to a page of its own, and no button pretends', async ({ page }) => {
    await page.goto('/Contact');
    await expect(officesOf(page).getByRole('button')).toHaveCount(0);
    const link = officesOf(page).getByRole('link', { name: /Open the map in a new tab.*Delhi/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=28/);
  });
});
