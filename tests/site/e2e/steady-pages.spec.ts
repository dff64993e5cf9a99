import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectNoShift, forgetFonts, watchLayout } from './support/layout-shift.ts';
import { folderPages, samplePages } from './support/pages.ts';
import { scrollThrough, scrollTo } from './support/scroll.ts';

// What comes in must not push anything about.
test.use({ reducedMotion: 'no-preference' });

const phoneWidths = [320, 360, 390];
const desktopWidths = [768, 992, 1024, 1200, 1280, 1920];

/** Texts and controls that take their place in the content, and yet nobody can see them. */
const unseenIn = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, label, a, button)').evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
      .filter((element) => !element.closest('[inert], .visually-hidden, .field__error'))
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Boxes of the content that scroll up and down and so cut what is in them. */
const scrollersIn = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.matches('textarea, [tabindex="0"]'))
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const widthsOf = (page: Page) =>
  page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);

for (const { path } of samplePages) {
  test(`${path} read to its end does not shift, cut or hide anything, on the way back neither, and at no usual width it scrolls sideways`, async ({
    page,
    isMobile,
  }) => {
    await watchLayout(page);
    await page.goto(path);
    await forgetFonts(page);
    await scrollThrough(page);
    await expect.poll(() => unseenIn(page)).toEqual([]);
    await expectNoShift(page);
    await scrollTo(page, 0);
    expect(await unseenIn(page)).toEqual([]);
    expect(await scrollersIn(page)).toEqual([]);
    for (const width of isMobile ? phoneWidths : desktopWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft.poll(() => widthsOf(page), `at ${width} px`).toEqual([width, width]);
    }
  });
}

test.describe('when no script arrives', () => {
  test.use({ withSiteScript: false });

  for (const { path } of folderPages) {
    test(`${path} shows all of its words`, { tag: '@phone' }, async ({ page, trouble }) => {
      trouble.expect(/ERR_FAILED|Failed to fetch/);
      await page.route(/\.js(?:\?|$)/, (route) => route.abort());
      await page.goto(path);
      await expect.poll(() => unseenIn(page)).toEqual([]);
    });
  }
});
