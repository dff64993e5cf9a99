import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { builtPages, samplePages } from '../e2e/support/pages.ts';
import { expectAccessible } from './axe.ts';

const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Our own buttons and fields that only a colour, which forced colours take away, sets off. */
const edgeless = (page: Page) =>
  page
    .locator(
      'main :is(.button, input:not([type="hidden"], [type="checkbox"], [tabindex="-1"]), textarea)',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );

// Reveals are over at once, and nothing moves under the measurement of contrast.
test.use({ reducedMotion: 'reduce' });

for (const page of builtPages) {
  const widths = samplePages.includes(page) ? [320, 390, 1280] : [390];
  test(`${page.path} meets WCAG 2.2 AA at ${widths.join(', ')} px and never scrolls sideways`, {
    tag: '@desktop',
  }, async ({ page: tab }) => {
    for (const width of widths) {
      await tab.setViewportSize({ width, height: 800 });
      await tab.goto(page.path);
      await expectAccessible(tab, `at ${width} px`);
      expect(await contentWidth(tab)).toBe(width);
    }
  });
}

for (const { path } of samplePages) {
  test.describe(path, { tag: '@desktop' }, () => {
    test('zoomed to 200 % and in forced colours keeps its width and its edges', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize({ width: 640, height: 400 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await contentWidth(page)).toBe(640);
      expect(await edgeless(page)).toEqual([]);
    });
  });
}

test('in forced colours a pause switch looks pressed when it is', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page
    .getByRole('region', { name: 'In their words' })
    .getByRole('checkbox', { name: 'Pause the movement' });
  const moving = await pause.screenshot();
  await pause.evaluate((input) => {
    (input as HTMLInputElement).checked = true;
  });
  const stopped = await pause.screenshot();
  expect(stopped.equals(moving)).toBe(false);
});
