import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { sampleFolders } from '../e2e/support/pages.ts';
import { scrollThrough } from '../e2e/support/scroll.ts';
import { expectAccessible } from './axe.ts';
import { hiddenStops } from './focus-walk.ts';
import { cutTexts, runningAnimations, sidewaysScroll, spaceOutText } from './reading.ts';

/** A usual phone, a laptop; and 1280 x 1024 px at 400 %. */
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const SCREENS = [PHONE, LAPTOP];
const ZOOMED_400 = { width: 320, height: 256 };
const ZOOMED_200 = { width: 640, height: 400 };
/** What is the same on every page: home shows it as well as any. */
const FRAME = '.site-header, .site-footer, .action-bar, .social-bar';
/** What is found on a laptop is found on a phone, but for that. */
const isNear = (path: string, screen: { width: number }) =>
  path === '/' || process.env.ALL_SCREENS || screen !== LAPTOP;
/** Looked at for their width alone. */
const OTHERS = [320, 768, 1920].map((width) => ({ width, height: 800 }));

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

/** Sets the size of letters as a reader does in the settings of the browser, and waits until it is. */
async function setLetters(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
  const root = page.locator('html');
  await expect(root).toHaveCSS('font-size', `${px}px`);
  await browser.detach();
}

/** Looks at a page in all ways that a reader may set it. */
async function expectNoBarrier(page: Page, path: string): Promise<void> {
  await page.setViewportSize(LAPTOP);
  await page.goto(path);
  const [part, within] = path === '/' ? [{}, 'body'] : [{ without: FRAME }, 'main'];
  for (const screen of [...SCREENS, ZOOMED_400, ...OTHERS]) {
    const at = `at ${screen.width} x ${screen.height} px`;
    await page.setViewportSize(screen);
    expect.soft(await sidewaysScroll(page), `scrolls sideways ${at}`).toBe(0);
    if (OTHERS.includes(screen) || !isNear(path, screen)) continue;
    if (screen !== ZOOMED_400) await expectAccessible(page, `${path} ${at}`, part);
    expect.soft(await hiddenStops(page, within), `focus out of sight ${at}`).toEqual([]);
    expect.soft(await runningAnimations(page), `moves ${at}`).toEqual([]);
  }
  await test.step('zoomed to 200 % in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(ZOOMED_200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await sidewaysScroll(page), 'scrolls sideways').toBe(0);
    expect.soft(await edgeless(page), 'without an edge').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('with letters of twice the size', async () => {
    await page.setViewportSize(LAPTOP);
    await setLetters(page, 32);
    expect.soft(await sidewaysScroll(page), 'scrolls sideways').toBe(0);
    expect.soft(await cutTexts(page), 'cut').toEqual([]);
    await setLetters(page, 16);
  });
  await test.step('with spaced text', async () => {
    await spaceOutText(page);
    for (const screen of [...SCREENS, ZOOMED_400]) {
      await page.setViewportSize(screen);
      const at = `at ${screen.width} px`;
      expect.soft(await sidewaysScroll(page), `scrolls sideways ${at}`).toBe(0);
      expect.soft(await cutTexts(page), `cut ${at}`).toEqual([]);
    }
  });
}

const MINUTE_MS = 60_000;

for (const [folder, pages] of sampleFolders) {
  test(`pages in ${folder} have no barrier that a machine can find`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.setTimeout((1 + pages.length) * MINUTE_MS);
    for (const { path } of pages) {
      await test.step(path, () => expectNoBarrier(page, path));
    }
  });
}

test('home has no barrier that axe knows while it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await scrollThrough(page);
  await expect(page.locator('.marquee__track:not(.is-moving)')).toHaveCount(0);
  await expectAccessible(page, 'while it moves', { only: 'main' });
});

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
