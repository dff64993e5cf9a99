import type { Page } from '@playwright/test';
import { expect, POPUP_SHOWN_KEY, test } from './support/fixtures.ts';
import {
  emptied,
  expectFieldError,
  expectValues,
  fieldOf,
  fillIn,
  formOf,
  samples,
  submitOf,
} from './support/forms.ts';
import { expectNoShift, forgetFonts, watchLayout } from './support/layout-shift.ts';

const DELAY_MS = 4000;
const COUNT_MS = 4000;
const BANNER_MS = 5000;

const popupOf = (page: Page) => page.getByRole('dialog');

test.use({ withPopup: true });

/** Opens a page whose clock stands still: time passes only when the test lets it. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T10:00:00+05:30') });
  await page.clock.pauseAt(new Date('2026-01-05T10:00:01+05:30'));
  await page.goto(path);
}

async function openPopup(page: Page, path = '/'): Promise<void> {
  await openWithClock(page, path);
  await page.clock.runFor(DELAY_MS);
  await expect(popupOf(page)).toBeVisible();
}

/** Opens the popup and unfolds its form. */
async function openForm(page: Page) {
  await openPopup(page);
  await popupOf(page).getByRole('button', { name: 'Request a call' }).click();
  return formOf(page, 'callback');
}

for (const path of ['/', '/Contact']) {
  test(`on ${path} it is hidden at load and opens after four seconds`, async ({ page }) => {
    await openWithClock(page, path);
    await expect(popupOf(page)).toBeHidden();
    await page.clock.runFor(DELAY_MS - 100);
    await expect(popupOf(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(popupOf(page)).toBeVisible();
    await expect(popupOf(page)).toHaveAccessibleName(/.+/);
  });
}

test('its counters count for four seconds to 150+, 99% and 200+', async ({ page }) => {
  await openPopup(page);
  const figures = popupOf(page).locator('dd');
  await page.clock.runFor(COUNT_MS / 4);
  const [first = 0] = (await figures.allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(150);
  await page.clock.runFor(COUNT_MS);
  await expect(figures).toHaveText(['150+', '99%', '200+']);
});

test('it moves nothing around when it opens and counts', { tag: '@phone' }, async ({ page }) => {
  await watchLayout(page);
  await page.goto('/Contact');
  await forgetFonts(page);
  await expect(popupOf(page)).toBeVisible({ timeout: 10_000 });
  await expectNoShift(page);
});

test('with reduced motion its counters stand at their end at once', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPopup(page);
  await expect(popupOf(page).locator('dd')).toHaveText(['150+', '99%', '200+']);
});

test('it leaves the focus to whoever is typing', { tag: '@phone' }, async ({ page }) => {
  await openWithClock(page, '/');
  const name = fieldOf(formOf(page, 'hero'), 'name');
  await name.pressSequentially('Asha ');
  await page.clock.runFor(DELAY_MS);
  await expect(popupOf(page)).toBeVisible();
  await expect(name).toBeFocused();
  await expect(page.locator('[data-popup-news]')).toContainText('Escape closes it');
  await page.keyboard.type('Gupta');
  await expect(name).toHaveValue('Asha Gupta');
});

test('the page behind it stays usable', { tag: '@screens' }, async ({ page }) => {
  await openPopup(page);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await expect(page.locator('[inert]').filter({ has: page.locator('h1') })).toHaveCount(0);
  const name = fieldOf(formOf(page, 'hero'), 'name');
  await name.scrollIntoViewIfNeeded();
  await name.focus();
  await page.keyboard.type('Asha');
  await expect(name).toHaveValue('Asha');
});

test('on a phone it is a sheet at the bottom that leaves more than half of the page', {
  tag: '@phone',
}, async ({ page }) => {
  await openPopup(page);
  await popupOf(page).evaluate((popup) =>
    Promise.all(popup.getAnimations().map(({ finished }) => finished)),
  );
  const box = await popupOf(page).boundingBox();
  expect(box?.y).toBeGreaterThan(844 / 2);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  await expect(popupOf(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(popupOf(page).getByRole('button', { name: 'Request a call' })).toBeInViewport();
});

test.describe('once shown', () => {
  test('Escape closes it', async ({ page }) => {
    await openPopup(page);
    await page.keyboard.press('Escape');
    await expect(popupOf(page)).toBeHidden();
  });

  test('its button closes it', async ({ page }) => {
    await openPopup(page);
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(popupOf(page)).toBeHidden();
  });

  test('it does not come again in this session, on this page or another', {
    tag: '@phone',
  }, async ({ page }) => {
    await openPopup(page);
    await page.keyboard.press('Escape');
    for (const path of ['/', '/Contact']) {
      await page.goto(path);
      await page.clock.runFor(10 * DELAY_MS);
      await expect(popupOf(page)).toBeHidden();
    }
  });

  test('it is remembered under the key that keeps it away from the other tests', {
    tag: '@phone',
  }, async ({ page }) => {
    await openPopup(page);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), POPUP_SHOWN_KEY)).toBe('true');
  });
});

test('a visitor who comes back in a new session sees it again', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await openPopup(page);
  const next = await context.newPage();
  await openPopup(next);
});

test.describe('its form', () => {
  test('is cleared after a success, whose banner stays for five seconds', async ({ page }) => {
    const form = await openForm(page);
    const values = samples.callback();
    await fillIn(form, values);
    await submitOf(form).click();
    const banner = form.getByRole('status');
    await expect(banner).toHaveText("Thanks! We'll contact you shortly.");
    await expectValues(form, emptied(values));
    await page.clock.runFor(BANNER_MS - 500);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1000);
    await expect(banner).toBeHidden();
  });

  for (const [cause, fulfil] of [
    ['a dead network', undefined],
    [
      'a refusal',
      { status: 503, body: '{"ok":false,"message":"Something went wrong. Please try again."}' },
    ],
  ] as const) {
    test(`keeps what was typed after ${cause}, whose banner stays for five seconds`, async ({
      page,
      trouble,
    }) => {
      trouble.expect(/ERR_FAILED|status of 503/);
      await page.route('**/api/leads/callback', (route) =>
        fulfil ? route.fulfill(fulfil) : route.abort(),
      );
      const form = await openForm(page);
      const values = samples.callback();
      await fillIn(form, values);
      await submitOf(form).click();
      const banner = form.getByRole('alert');
      await expect(banner).toHaveText('Something went wrong. Please try again.');
      await page.clock.runFor(BANNER_MS - 500);
      await expect(banner).toBeVisible();
      await page.clock.runFor(1000);
      await expect(banner).toBeHidden();
      await expect(form.locator('[href^="tel:"]')).toBeVisible();
      await expectValues(form, values);
    });
  }

  test('asks for name, e-mail and message, not for a phone number', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, { name: '' });
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toContainText('Fields to correct: 3');
    await expectFieldError(form, 'message', 'Please tell us in a few words what you need.');
    await expect(fieldOf(form, 'phone')).toHaveAttribute('aria-invalid', 'false');
    await expect(fieldOf(form, 'message')).toHaveAttribute('placeholder', /50 characters/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it stays away', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(popupOf(page)).toBeHidden();
  });
});
