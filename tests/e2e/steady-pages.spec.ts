import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { builtPages } from './support/pages.ts';
import { scrollThrough, scrollTo } from './support/scroll.ts';

/** Adds up what moves by itself from the first byte on; taps and typing are excused. */
function watchLayout(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80));
      shifts.push(`${entry.value} by ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Elements of the content that wait to be revealed or are see-through all the same. */
const unseenIn = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, label, a, button)').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('[hidden], details:not([open]) > :not(summary)'))
      .filter((element) => !element.closest('[inert], .visually-hidden, .field__error'))
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const { path } of builtPages) {
  test.describe(path, () => {
    test('does not shift while it loads and is read to its end', async ({ page }) => {
      await page.addInitScript(watchLayout);
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('has shown everything at its end and hides nothing on the way back', async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      await expect.poll(() => unseenIn(page)).toEqual([]);
      await scrollTo(page, 0);
      expect(await unseenIn(page)).toEqual([]);
    });

    test('shows all of its words when no script arrives', async ({ page, trouble }) => {
      trouble.expect(/ERR_FAILED/);
      await page.route(/\.js(?:\?|$)/, (route) => route.abort());
      await page.goto(path);
      expect(await unseenIn(page)).toEqual([]);
    });

    test('has no box of fixed height that scrolls and cuts its text', async ({ page }) => {
      await page.goto(path);
      const scrollers = await page.locator('main *').evaluateAll((elements) =>
        elements
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
          .filter((element) => element.scrollHeight > element.clientHeight + 1)
          .filter((element) => !element.matches('textarea, [tabindex="0"]'))
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(scrollers).toEqual([]);
    });
  });

  for (const width of [320, 360, 390]) {
    test(`${path} does not scroll sideways at ${width} px`, { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      const widths = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        screen: window.innerWidth,
      }));
      expect(widths).toEqual({ page: width, screen: width });
    });
  }

  for (const width of [768, 992, 1024, 1280, 1920]) {
    test(`${path} does not scroll sideways at ${width} px`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
