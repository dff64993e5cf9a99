import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { fieldOf, fillIn, formOf, samples, send } from '../e2e/support/forms.ts';
import { expectAccessible as expectAccessibleNow } from './axe.ts';
import { hiddenStops } from './focus-walk.ts';

/** Longer than content/popup.yaml lets anyone wait. */
const POPUP_DELAY_MS = 60_000;

/** Looks at the state as it stands and, when all screens are asked for, on the smallest phone. */
async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleNow(page);
  if (!process.env.ALL_SCREENS || (page.viewportSize()?.width ?? 0) > 390) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleNow(page, 'at 320 px');
}

test('the open menu meets WCAG 2.2 AA', { tag: '@screens' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.locator('summary').first().click();
  await expect(menu.getByRole('link', { name: /^Contact/ })).toBeVisible();
  await expectAccessible(page);
});

for (const [path, id, field] of [
  ['/', 'hero', 'name'],
  ['/Contact', 'proposal', 'Name'],
  ['/profile/blogs/Amazon-Sales-Formula', 'comment', 'name'],
] as const) {
  test(`the ${id} form with errors meets WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(path);
    const form = formOf(page, id);
    await send(form, { [field]: '' });
    await expect(fieldOf(form, field)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
}

for (const [path, name] of [
  ['/profile/reviews', 'Results'],
  ['/profile/OurApproach', /Live Reporting/],
] as const) {
  test(`a changed tab of ${path} meets WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  });
}

test('the loaded map has a name and meets WCAG 2.2 AA', async ({ page, trouble }) => {
  trouble.expect(/foreign: https:\/\/[^/]*(?:openstreetmap|google)/);
  await page.route(/openstreetmap|google/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  await page.goto('/Contact');
  await page.locator('[data-loads-map]').first().click();
  await expect(page.locator('iframe[title]')).toBeFocused();
  await expectAccessible(page);
});

for (const [state, name, role] of [
  ['success', 'आशा', 'status'],
  ['refusal', ' ', 'alert'],
] as const) {
  test(`the answer page of a ${state} meets WCAG 2.2 AA`, async ({ page, trouble }) => {
    trouble.expect(/status of 422/);
    await page.goto('/Contact');
    const form = formOf(page, 'proposal');
    await fillIn(form, { ...samples.proposal(), Name: name });
    // As without scripts: past the island, which would answer in the page.
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('main').getByRole(role)).toBeVisible();
    await expectAccessible(page);
  });
}

test('an alert of failure meets WCAG 2.2 AA', async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED|Failed to fetch/);
  await page.route('**/api/leads/inquiry', (route) => route.abort());
  await page.goto('/');
  const form = formOf(page, 'inquiry');
  await send(form, samples.inquiry());
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

for (const outcome of ['success', 'error'] as const) {
  test(`a toast of ${outcome} meets WCAG 2.2 AA`, async ({ page, trouble }) => {
    if (outcome === 'error') {
      trouble.expect(/ERR_FAILED|Failed to fetch/);
      await page.route('**/api/leads/proposal', (route) => route.abort());
    }
    await page.goto('/Contact');
    const form = formOf(page, 'proposal');
    await send(form, samples.proposal());
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
}

test('an open question meets WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('details[name="faq"]').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await expectAccessible(page);
});

test.describe('with the growth popup', () => {
  test.use({ withPopup: true });

  test('the popup and its form with errors meet WCAG 2.2 AA', { tag: '@screens' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(POPUP_DELAY_MS);
    await page.waitForSelector('html[data-popup]');
    // While it comes, it is pale.
    await page
      .locator('#growth-popup')
      .evaluate((sheet) =>
        Promise.all(sheet.getAnimations().map((animation) => animation.finished)),
      );
    await expectAccessible(page);
    expect(await hiddenStops(page)).toEqual([]);
    await page.getByRole('button', { name: 'Request a call' }).click();
    const form = formOf(page, 'callback');
    await send(form, { name: '' });
    await expect(form.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
});
