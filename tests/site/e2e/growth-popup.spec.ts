import type { Page } from '@playwright/test';
import { expect, POPUP_SHOWN_KEY, test, waitForSiteScript } from './support/fixtures.ts';
import { expectFieldError, fieldOf, fillIn, formOf, samples, submitOf } from './support/forms.ts';
import { expectNoShift, forgetFonts, watchLayout } from './support/layout-shift.ts';
import { scrollTo } from './support/scroll.ts';

const DELAY_MS = 4000;

const popupOf = (page: Page) => page.getByRole('dialog');
const rootOf = (page: Page) => page.locator('html');
/** In its row; folded, in the phone's bar or the social bar of wide screens. */
const unfolderOf = (page: Page) => page.getByRole('button', { name: 'Request a call' });

test.use({ withPopup: true, reducedMotion: 'no-preference' });

/** Opens a page whose clock stands still: time passes only when the test lets it. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T10:00:00+05:30') });
  await page.clock.pauseAt(new Date('2026-01-05T10:00:01+05:30'));
  await page.goto(path);
  // It is fetched once the page has painted, and sets the time from then on.
  await expect(rootOf(page)).toHaveAttribute('data-site-script');
}

async function expectCome(page: Page): Promise<void> {
  await expect(rootOf(page)).toHaveAttribute('data-popup', 'row');
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

/** What of the page the popup lies on; the sticky header that it goes under as the page moves is none. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const kept =
      'h1, h2, h3, h4, a, button, input, textarea, select, summary, .site-header, .action-bar, .social-bar';
    const popup = document.querySelector('#growth-popup');
    const box = popup?.getBoundingClientRect();
    return [...document.querySelectorAll(kept)]
      .filter((other) => other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => !popup?.contains(other) && !other.closest('.visually-hidden'))
      .filter((other) => !window.scrollY || !other.closest('.site-header'))
      .filter((other) =>
        [...other.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            box &&
            Math.min(right, box.right) - Math.max(left, box.left) >= 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) >= 1,
        ),
      )
      .map((other) => other.outerHTML.slice(0, 90));
  });

const screens = [
  [360, 780],
  [390, 844],
  [412, 915],
  [768, 1024],
  [991, 780],
  [992, 780],
  [1366, 768],
  [1440, 900],
  [320, 640],
  [1920, 1080],
] as const;
/** A page of each kind. */
const pages = [
  '/',
  '/services/google-adword-ppc-services',
  '/services/digital-marketing-services',
  '/packages/Ads-management',
  '/profile/whoweare',
  '/profile/blogs',
  '/profile/blogs/Amazon-Sales-Formula',
  '/policies/privacy-policy',
  '/work/tiles-morbi',
  '/seo-audit',
];

/** Has the next page show the popup again: once this one has noted that it was seen, which it does when it is painted. */
async function forget(page: Page): Promise<void> {
  const shown = () => page.evaluate((key) => sessionStorage.getItem(key), POPUP_SHOWN_KEY);
  await expect.poll(shown).toBe('true');
  await page.evaluate(() => sessionStorage.clear());
}

for (const [kind, isKind] of [
  ['a narrow', (width: number) => width < 992],
  ['a wide', (width: number) => width >= 992],
] as const) {
  test(`on ${kind} screen its figures are seen on every kind of page, and cover nothing that matters`, async ({
    page,
  }) => {
    test.slow();
    for (const [index, path] of pages.entries()) {
      // Home on a phone and a laptop, each other page on one screen, all together on all of them;
      // with ALL_SCREENS each on all.
      const isIts = (at: number) => at === index || (path === '/' && at === screens.length / 2);
      for (const [at, [width, height]] of screens.entries()) {
        if (!isKind(width) || !(process.env.ALL_SCREENS || isIts(at))) continue;
        await test.step(`${path} at ${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await openPopup(page, path);
          await forget(page);
          const box = await popupOf(page).boundingBox();
          expect(box?.height).toBeLessThanOrEqual(64);
          if (width >= 992) expect(box?.width).toBeLessThanOrEqual(320);
          for (const figure of ['150+', '99%', '200+']) {
            const shown = popupOf(page).getByText(figure, { exact: true });
            await expect(shown).toBeInViewport({ ratio: 1 });
          }
          await expect(unfolderOf(page)).toBeInViewport({ ratio: 1 });
          expect(await covered(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          // It goes with the page, so that it comes to lie on nothing else, and then into a bar.
          await scrollTo(page, 60);
          expect(await covered(page)).toEqual([]);
          await scrollTo(page, height + 20);
          await expect(rootOf(page)).toHaveAttribute('data-popup', 'folded');
          await expect(unfolderOf(page)).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });
}

test('on / it comes after four seconds, counts, unfolds to its form, asks, and gives way to the answer', {
  tag: '@screens',
}, async ({ page }) => {
  await openWithClock(page, '/');
  await page.clock.runFor(DELAY_MS - 100);
  await expect(rootOf(page)).not.toHaveAttribute('data-popup');
  await page.clock.runFor(100);
  await expectCome(page);
  await expect(page.locator('[data-popup-news]')).toContainText('Escape closes it');
  await test.step('its figures count for 600 ms, and are always whole for whoever reads by ear', async () => {
    const figures = popupOf(page).locator('[data-count-to]');
    await expect(figures.first()).toHaveAttribute('data-shown', /^\d+\+$/);
    await expect(figures).toHaveText(['150+', '99%', '200+']);
    await page.clock.runFor(700);
    await expect(figures.first()).not.toHaveAttribute('data-shown');
  });
  const form = formOf(page, 'callback');
  await test.step('closed it is the button again, which has the focus', async () => {
    await unfolderOf(page).click();
    await expect(popupOf(page)).toHaveAccessibleName(/.+/);
    await expect(fieldOf(form, 'name')).toBeFocused();
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(popupOf(page)).toBeHidden();
    await expect(unfolderOf(page)).toBeFocused();
    expect((await unfolderOf(page).boundingBox())?.width).toBe(44);
    await page.keyboard.press('Enter');
    await expect(fieldOf(form, 'name')).toBeFocused();
  });
  await test.step('it makes way when Tab leads past its end, to what it lies on', async () => {
    await form.locator('summary').last().focus();
    await page.keyboard.press('Tab');
    await expect(popupOf(page)).toBeHidden();
    await unfolderOf(page).click();
  });
  await test.step('it asks for name, e-mail and message, not for a phone number', async () => {
    await page.clock.resume();
    await fillIn(form, { name: '' });
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toContainText('Fields to correct: 3');
    await expectFieldError(form, 'message', 'Please tell us in a few words what you need.');
    await expect(fieldOf(form, 'phone')).toHaveAttribute('aria-invalid', 'false');
    await expect(fieldOf(form, 'message')).toHaveAttribute('placeholder', /50 characters/);
  });
  await test.step('the answer closes with it', async () => {
    await fillIn(form, samples.callback());
    await submitOf(form).click();
    await expect(popupOf(page)).toContainText("Thanks! We'll contact you shortly.");
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(rootOf(page)).not.toHaveAttribute('data-popup');
  });
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

test('closed in its row it gives the focus back to where it came from', async ({ page }) => {
  await openPopup(page);
  // Where focus scrolls to nothing: the page that moves folds it.
  const link = page.locator('.site-header a').first();
  await link.focus();
  await popupOf(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(popupOf(page)).toBeHidden();
  await expect(link).toBeFocused();
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
  await expect(popupOf(page).locator('[data-shown]')).toHaveCount(0);
});

test.describe('once shown', () => {
  test('Escape closes it at every stage', async ({ page }) => {
    for (const open of [openPopup, openForm]) {
      await open(page);
      await forget(page);
      await page.keyboard.press('Escape');
      if (open === openForm) await page.keyboard.press('Escape');
      await expect(rootOf(page)).not.toHaveAttribute('data-popup');
    }
  });

  test('it does not come again in this session, on this page or another', {
    tag: '@phone',
  }, async ({ page }) => {
    await openPopup(page);
    await page.keyboard.press('Escape');
    // The key that keeps it away from the other tests.
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), POPUP_SHOWN_KEY))
      .toBe('true');
    for (const path of ['/', '/Contact']) {
      await page.goto(path);
      await page.clock.runFor(10 * DELAY_MS);
      await expect(rootOf(page)).not.toHaveAttribute('data-popup');
    }
  });
});

test('a visitor who comes back in a new session sees it again', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await openPopup(page);
  const next = await context.newPage();
  waitForSiteScript(next);
  await openPopup(next);
});
