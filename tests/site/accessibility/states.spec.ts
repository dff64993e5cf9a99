import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { fieldOf, fillIn, formOf, samples, send, submitOf } from '../e2e/support/forms.ts';
import { expectAccessible as expectAccessibleNow } from './axe.ts';
import { hiddenStops } from './focus-walk.ts';

/** Longer than content/popup.yaml lets anyone wait. */
const POPUP_DELAY_MS = 60_000;

/** Looks at the part that is in this state and, when all screens are asked for, on the smallest phone. */
async function expectAccessible(page: Page, only: string): Promise<void> {
  await expectAccessibleNow(page, only, { only });
  const screen = page.viewportSize();
  if (!process.env.ALL_SCREENS || !screen || screen.width > 390) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleNow(page, `${only} at 320 px`, { only });
  await page.setViewportSize(screen);
}

/** Sends a form with a field left empty, and looks at what it says. */
async function expectErrorsAccessible(page: Page, id: string, field: string): Promise<void> {
  const form = formOf(page, id);
  await send(form, { [field]: '' });
  await expect(fieldOf(form, field)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, `#${id}-form`);
}

test('the open menu meets WCAG 2.2 AA', { tag: '@screens' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.locator('summary').first().click();
  await expect(menu.getByRole('link', { name: /^Contact/ })).toBeVisible();
  await expectAccessible(page, '.site-header');
});

test('on home an open question, errors and an alert of failure meet WCAG 2.2 AA', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED|Failed to fetch/);
  await page.route('**/api/leads/inquiry', (route) => route.abort());
  await page.goto('/');
  const question = page.locator('details[name="faq"]').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await expectAccessible(page, 'details[name="faq"]');
  await expectErrorsAccessible(page, 'hero', 'name');
  const form = formOf(page, 'inquiry');
  await send(form, samples.inquiry());
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, '#inquiry-form');
});

test('on /Contact errors, the loaded map and toasts meet WCAG 2.2 AA', async ({
  page,
  trouble,
}) => {
  trouble.expect(/foreign: https:\/\/[^/]*(?:openstreetmap|google)|ERR_FAILED|Failed to fetch/);
  await page.route(/openstreetmap|google/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  await page.goto('/Contact');
  await page.locator('[data-loads-map]').first().click();
  await expect(page.locator('iframe[title]')).toBeFocused();
  await expectAccessible(page, 'section:has(iframe)');
  await expectErrorsAccessible(page, 'proposal', 'Name');

  const form = formOf(page, 'proposal');
  const toast = page.locator('.Toastify').getByRole('alert');
  await page.route('**/api/leads/proposal', (route) => route.abort(), { times: 1 });
  await send(form, samples.proposal());
  await expect(toast).toBeVisible();
  await expectAccessible(page, '.Toastify');
  await page.locator('.Toastify').getByRole('button').click();
  // One that leaves has no role any more.
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await submitOf(form).click();
  await expect(toast).toBeVisible();
  await expectAccessible(page, '.Toastify, .sent');
});

test('the comment form with errors meets WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/profile/blogs/Amazon-Sales-Formula');
  await expectErrorsAccessible(page, 'comment', 'name');
});

test('a changed tab meets WCAG 2.2 AA', async ({ page }) => {
  for (const [path, name] of [
    ['/profile/reviews', 'Results'],
    ['/profile/OurApproach', /Live Reporting/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'main');
  }
});

test('the answer pages of a success and a refusal meet WCAG 2.2 AA', async ({ page, trouble }) => {
  trouble.expect(/status of 422/);
  for (const [name, role] of [
    ['आशा', 'status'],
    [' ', 'alert'],
  ] as const) {
    await page.goto('/Contact');
    const form = formOf(page, 'proposal');
    await fillIn(form, { ...samples.proposal(), Name: name });
    // As without scripts: past the island, which would answer in the page.
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('main').getByRole(role)).toBeVisible();
    await expectAccessible(page, 'html');
  }
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
    await expectAccessible(page, '#growth-popup');
    expect(await hiddenStops(page)).toEqual([]);
    await page.getByRole('button', { name: 'Request a call' }).click();
    const form = formOf(page, 'callback');
    await send(form, { name: '' });
    await expect(form.getByRole('alert')).toBeVisible();
    await expectAccessible(page, '#growth-popup');
  });
});
