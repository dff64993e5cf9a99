import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fillIn, formOf, samples, submitOf } from './support/forms.ts';
import { autoCloseMs } from './support/toasts.ts';

const AUTO_CLOSE_MS = 5000;

const toastsOf = (page: Page) => page.getByRole('alert').filter({ hasText: /connect|submitted/ });

/** Shows the proposal form's toast for a dead network, as often as asked. */
async function raiseToasts(page: Page, count = 1): Promise<void> {
  await page.route('**/api/leads/proposal', (route) => route.abort());
  await page.goto('/Contact');
  const form = formOf(page, 'proposal');
  await fillIn(form, samples.proposal());
  for (let shown = 1; shown <= count; shown += 1) {
    await submitOf(form).click();
    await expect(toastsOf(page)).toHaveCount(shown);
  }
  // They have come in when they no longer wear the class of their entrance.
  await expect(page.locator('.Toastify--animate')).toHaveCount(0);
  await page.mouse.move(0, 700);
}

test.beforeEach(({ trouble }) => {
  trouble.expect(/ERR_FAILED|Failed to fetch/);
});

test('it stands at the top right, 320 px wide, above everything, waits under the pointer and for the keyboard, and can be dragged away', {
  tag: '@desktop',
}, async ({ page }) => {
  await raiseToasts(page);
  expect(await autoCloseMs(page)).toBe(AUTO_CLOSE_MS);
  const box = await toastsOf(page).locator('..').boundingBox();
  expect(box?.width).toBe(320);
  expect(1280 - (box?.x ?? 0) - 320).toBeLessThan(40);
  expect(box?.y).toBeLessThan(60);
  const layer = await page
    .locator('.Toastify__toast-container')
    .evaluate((element) => getComputedStyle(element).zIndex);
  expect(layer).toBe('9999');

  const time = page.locator('.Toastify__progress-bar--animated');
  await toastsOf(page).hover();
  await expect(time).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 700);
  await expect(time).toHaveCSS('animation-play-state', 'running');

  await page.keyboard.press('Alt+t');
  await expect(page.locator('.Toastify :focus')).toHaveCount(1);
  await expect(time).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Escape');
  await expect(time).toHaveCSS('animation-play-state', 'running');

  const y = (box?.y ?? 0) + 20;
  await page.mouse.move((box?.x ?? 0) + 100, y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 400, y, { steps: 8 });
  await page.mouse.up();
  await expect(toastsOf(page)).toHaveCount(0, { timeout: 2000 });
});

test('it can be closed with its cross', async ({ page }) => {
  await raiseToasts(page);
  await page.locator('.Toastify').getByRole('button').click();
  await expect(toastsOf(page)).toHaveCount(0, { timeout: 2000 });
});

test('several are stacked, and the stack spreads under the pointer', {
  tag: '@desktop',
}, async ({ page }) => {
  await raiseToasts(page, 2);
  const toasts = page.locator('.Toastify__toast');
  const overlap = async () => {
    const [first, second] = await Promise.all([
      toasts.nth(0).boundingBox(),
      toasts.nth(1).boundingBox(),
    ]);
    if (!first || !second) return undefined;
    const [upper, lower] = first.y < second.y ? [first, second] : [second, first];
    return upper.y + upper.height > lower.y + 1;
  };
  await expect.poll(overlap).toBe(true);
  await toasts.last().hover();
  await expect.poll(overlap).toBe(false);
  await page.mouse.move(0, 700);
  await expect.poll(overlap).toBe(true);
});
