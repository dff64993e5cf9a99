import type { Page } from '@playwright/test';
import { expect, POPUP_SHOWN_KEY, test, waitForSiteScript } from './support/fixtures.ts';
import {
  emptied,
  expectFieldError,
  expectValues,
  fieldOf,
  formOf,
  samples,
  send,
} from './support/forms.ts';
import { expectNoShift, forgetFonts, watchLayout } from './support/layout-shift.ts';
import { scrollTo } from './support/scroll.ts';

const DELAY_MS = 4000;
const COUNT_MS = 4000;
const BANNER_MS = 5000;

const popupOf = (page: Page) => page.getByRole('dialog');
const rootOf = (page: Page) => page.locator('html');
/** Folded, it is a button in the phone's bar, and in a tab at the edge of wide screens. */
const unfolderOf = (page: Page) => page.getByRole('button', { name: 'Request a call' });

test.use({ withPopup: true, reducedMotion: 'no-preference' });

/** Opens a page whose clock stands still: time passes only when the test lets it. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T10:00:00+05:30') });
  await page.clock.pauseAt(new Date('2026-01-05T10:00:01+05:30'));
  await page.goto(path);
}

async function expectCome(page: Page): Promise<void> {
  await expect(rootOf(page)).toHaveAttribute('data-popup', /strip|folded/);
}

async function openPopup(page: Page, path = '/'): Promise<void> {
  await openWithClock(page, path);
  await page.clock.runFor(DELAY_MS);
  await expectCome(page);
}

/** Opens the popup and unfolds its form. */
async function openForm(page: Page) {
  await openPopup(page);
  await unfolderOf(page).click();
  return formOf(page, 'callback');
}

/**
 * What of the page the popup lies on, unless somebody has unfolded it. The bar keeps room for its
 * button: that may lie on nothing else in the bar.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const KEPT_FREE = ':is(h1, h2, h3, h4, a, button, input, textarea, select, summary)';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const below = (popup: Element | null, others: string) => {
      if (!popup || !isSeen(popup)) return [];
      const box = popup.getBoundingClientRect();
      return [...document.querySelectorAll(others)]
        .filter((other) => isSeen(other) && !popup.contains(other))
        .filter((other) => !other.closest('.visually-hidden'))
        .filter((other) =>
          [...other.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              Math.min(right, box.right) - Math.max(left, box.left) >= 1 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) >= 1,
          ),
        )
        .map((other) => other.outerHTML.slice(0, 90));
    };
    return [
      ...below(
        document.querySelector('#growth-popup'),
        `${KEPT_FREE}, .site-header, .social-bar, .action-bar`,
      ),
      ...below(document.querySelector('.action-bar__callback'), `.action-bar ${KEPT_FREE}`),
    ];
  });

const widths = [320, 360, 390, 768, 992, 1280, 1440, 1920];
const pages = ['/', '/services/google-adword-ppc-services', '/Contact', '/packages/Ads-management'];

for (const [index, path] of pages.entries()) {
  // Each page on two of the widths, all together on all of them; with ALL_SCREENS each on all.
  const some = widths.filter((_, at) => process.env.ALL_SCREENS || at % 4 === index % 4);
  for (const width of some) {
    test(`at ${width} px it lies on nothing that matters on ${path}, at the top, typing and scrolled`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await openWithClock(page, path);
      for (let second = 0; second < 10; second += 1) {
        await page.clock.runFor(1000);
        expect(await covered(page), `second ${second}`).toEqual([]);
      }
      const field = page.locator('main :is(input[type="text"], textarea)').first();
      if (await field.isVisible()) {
        await field.focus();
        await page.keyboard.type('Asha');
        expect(await covered(page), 'typing').toEqual([]);
        await field.fill('');
        await field.blur();
      }
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 350; top < end; top += 1700) {
        await scrollTo(page, top);
        await page.clock.runFor(1000);
        await expect.poll(() => covered(page), `scrolled to ${top}`).toEqual([]);
      }
      await expectCome(page);
    });
  }
}

test('on / it is away at load and comes after four seconds', { tag: '@screens' }, async ({
  page,
}) => {
  await openWithClock(page, '/');
  await page.clock.runFor(DELAY_MS - 100);
  await expect(rootOf(page)).not.toHaveAttribute('data-popup');
  await page.clock.runFor(100);
  await expectCome(page);
  await expect(unfolderOf(page)).toBeVisible();
  await expect(page.locator('[data-popup-news]')).toContainText('Escape closes it');
});

test('on /Contact it waits until the proposal form has been scrolled past', async ({ page }) => {
  await openWithClock(page, '/Contact');
  await page.clock.runFor(5 * DELAY_MS);
  await expect(rootOf(page)).not.toHaveAttribute('data-popup');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.clock.runFor(DELAY_MS);
  await expectCome(page);
});

test('it waits for whoever is typing, has typed, or has the menu open', { tag: '@phone' }, async ({
  page,
}) => {
  await openWithClock(page, '/');
  const name = fieldOf(formOf(page, 'hero'), 'name');
  await name.focus();
  await page.clock.runFor(2 * DELAY_MS);
  await name.fill('Asha');
  await name.blur();
  await page.clock.runFor(2 * DELAY_MS);
  await expect(rootOf(page)).not.toHaveAttribute('data-popup');
  await name.fill('');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await page.clock.runFor(2 * DELAY_MS);
  await expect(rootOf(page)).not.toHaveAttribute('data-popup');
  await page.getByRole('button', { name: 'Close the menu' }).tap();
  await page.clock.runFor(DELAY_MS);
  await expectCome(page);
});

test('on wide screens a strip counts for four seconds to 150+, 99% and 200+', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPopup(page);
  const figures = popupOf(page).locator('dd');
  expect((await popupOf(page).boundingBox())?.width).toBeLessThanOrEqual(320);
  await page.clock.runFor(COUNT_MS / 4);
  const [first = 0] = (await figures.allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(150);
  await page.clock.runFor(COUNT_MS);
  await expect(figures).toHaveText(['150+', '99%', '200+']);
});

for (const width of process.env.ALL_SCREENS ? [320, 390] : [320]) {
  test(`at ${width} px a strip of at most 112 px stands above the bar where the page has room`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openWithClock(page, '/');
    await page.evaluate(() => {
      document.querySelector('main')?.replaceChildren('…');
      document.querySelector('footer')?.remove();
    });
    await page.clock.runFor(DELAY_MS);
    await expect(rootOf(page)).toHaveAttribute('data-popup', 'strip');
    const box = await popupOf(page).boundingBox();
    const bar = await page.locator('.action-bar').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(112);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await popupOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(popupOf(page)).toBeHidden();
  });
}

test('it folds with the first scroll, and unfolds when it is pressed', { tag: '@screens' }, async ({
  page,
  isMobile,
}) => {
  await openPopup(page);
  await scrollTo(page, 40);
  await expect(rootOf(page)).toHaveAttribute('data-popup', 'folded');
  if (isMobile) {
    for (const name of ['Call', /^WhatsApp/]) {
      const link = page
        .getByRole('navigation', { name: 'Quick contact' })
        .getByRole('link', { name });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
  }
  const box = await unfolderOf(page).boundingBox();
  expect(box?.width).toBe(44);
  await unfolderOf(page).click();
  await expect(popupOf(page)).toHaveAccessibleName(/.+/);
  await expect(fieldOf(formOf(page, 'callback'), 'name')).toBeFocused();
  await popupOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(popupOf(page)).toBeHidden();
  await expect(unfolderOf(page)).toBeHidden();
});

test('it moves nothing around when it comes and counts', async ({ page }) => {
  await watchLayout(page);
  await page.goto('/profile/reviews');
  await forgetFonts(page);
  await page.waitForSelector('html[data-popup]', { timeout: 10_000 });
  await scrollTo(page, 60);
  await expectNoShift(page);
});

test('with reduced motion its counters stand at their end at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  await expect(popupOf(page).locator('dd')).toHaveText(['150+', '99%', '200+']);
});

test.describe('once shown', () => {
  test('Escape closes it at every stage', async ({ page }) => {
    for (const open of [openPopup, openForm]) {
      await open(page);
      await page.keyboard.press('Escape');
      await expect(rootOf(page)).not.toHaveAttribute('data-popup');
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('it does not come again in this session, on this page or another, but in a new one', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await openPopup(page);
    await page.keyboard.press('Escape');
    // The key that keeps it away from the other tests.
    expect(await page.evaluate((key) => sessionStorage.getItem(key), POPUP_SHOWN_KEY)).toBe('true');
    for (const path of ['/', '/Contact']) {
      await page.goto(path);
      await page.clock.runFor(10 * DELAY_MS);
      await expect(rootOf(page)).not.toHaveAttribute('data-popup');
    }
    const next = await context.newPage();
    waitForSiteScript(next);
    await openPopup(next);
  });
});

test.describe('its form', () => {
  test('is cleared after a success, whose banner stays for five seconds', async ({ page }) => {
    const form = await openForm(page);
    const values = samples.callback();
    await send(form, values);
    const banner = form.getByRole('status');
    await expect(banner).toHaveText("Thanks! We'll contact you shortly.");
    await expectValues(form, emptied(values));
    await page.clock.runFor(BANNER_MS - 500);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1000);
    await expect(banner).toBeHidden();
  });

  test('asks for name, e-mail and message, not for a phone number', async ({ page }) => {
    const form = await openForm(page);
    await send(form, { name: '' });
    await expect(form.getByRole('alert')).toContainText('Fields to correct: 3');
    await expectFieldError(form, 'message', 'Please tell us in a few words what you need.');
    await expect(fieldOf(form, 'phone')).toHaveAttribute('aria-invalid', 'false');
    await expect(fieldOf(form, 'message')).toHaveAttribute('placeholder', /50 characters/);
  });
});
