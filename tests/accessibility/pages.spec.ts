import { expect, test } from '../e2e/support/fixtures.ts';
import { builtPages } from '../e2e/support/pages.ts';
import { expectAccessible } from './axe.ts';

// Reveals are over at once, and nothing moves under the measurement of contrast.
test.use({ reducedMotion: 'reduce' });

for (const { path } of builtPages) {
  test.describe(path, { tag: '@desktop' }, () => {
    for (const width of [320, 390, 1280]) {
      test(`meets WCAG 2.2 AA at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectAccessible(page);
      });
    }

    test('zoomed to 200 % has all of its width on the screen', async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 400 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('in forced colours has edges around its buttons and fields, and icons to see', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      const bare = await page
        .locator('main :is(.button, input:not([type="hidden"], [tabindex="-1"]), textarea)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
              return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0;
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(bare).toEqual([]);
      await expectAccessible(page);
    });
  });
}
