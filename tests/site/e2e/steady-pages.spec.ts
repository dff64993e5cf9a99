import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectNoShift, forgetFonts, watchLayout } from './support/layout-shift.ts';
import { folderPages, sampleFolders } from './support/pages.ts';
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

for (const [folder, pages] of sampleFolders) {
  test(`pages in ${folder} read to their end do not shift, cut or hide anything, on the way back neither, and at no usual width they scroll sideways`, async ({
    page,
    isMobile,
  }) => {
    test.slow();
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    await watchLayout(page);
    for (const { path } of pages) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await forgetFonts(page);
      await scrollThrough(page);
      await expect.poll(() => unseenIn(page), path).toEqual([]);
      await expectNoShift(page);
      await scrollTo(page, 0);
      expect(await unseenIn(page), path).toEqual([]);
      expect(await scrollersIn(page), path).toEqual([]);
      for (const width of isMobile ? phoneWidths : desktopWidths) {
        await page.setViewportSize({ width, height: 800 });
        const at = `${path} at ${width} px`;
        await expect.soft.poll(() => widthsOf(page), at).toEqual([width, width]);
      }
    }
  });
}

test.describe('when no script arrives', () => {
  test.use({ withSiteScript: false });

  test('a page of each folder shows all of its words', { tag: '@phone' }, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/ERR_FAILED|Failed to fetch/);
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    for (const { path } of folderPages) {
      await page.goto(path);
      await expect.poll(() => unseenIn(page), path).toEqual([]);
    }
  });
});
