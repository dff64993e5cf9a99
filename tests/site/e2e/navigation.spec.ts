import type { Page } from '@playwright/test';
import { siteDetails } from '../../helpers/site-details.ts';
import { expect, test } from './support/fixtures.ts';

const groups = [
  'Company Profile',
  'Website Development',
  'Revenue Marketing & CRO',
  'Digital Marketing',
  'Guaranteed SEO',
  'Packages',
];

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const summaryOf = (page: Page, group: string) =>
  menuOf(page).locator('summary').getByText(group, { exact: true });
const openGroups = (page: Page) => menuOf(page).locator('details[open] > summary');
const hamburgerOf = (page: Page) => page.getByRole('button', { name: 'Open the menu' });

/** Lets links be chosen without leaving the page, so that what they close can be seen. */
async function stayOnPage(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );
}

test('the logo is round, 70 by 70 pixels, and leads home', { tag: '@screens' }, async ({
  page,
}) => {
  await page.goto('/Contact');
  const logo = page.getByRole('link', { name: `${siteDetails.name}, home page` });
  const box = await logo.locator('svg').boundingBox();
  expect(box).toMatchObject({ width: 70, height: 70 });
  await expect(logo.locator('svg > circle').first()).toHaveAttribute('r', '48');
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('with a mouse at 992 px and more the groups of the header open, close and fit', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('a group opens under the pointer, alone, keeps open down in its panel and when clicked, and closes when the pointer leaves', async () => {
    for (const group of groups) {
      await summaryOf(page, group).hover();
      await expect(openGroups(page)).toHaveText(group);
    }
    await menuOf(page)
      .getByRole('link', { name: /^Web Awareness/ })
      .hover();
    await expect(openGroups(page)).toHaveText('Packages');
    await summaryOf(page, 'Packages').click();
    await expect(openGroups(page)).toHaveText('Packages');
    await menuOf(page).getByText('Fixed prices in rupees').click();
    await expect(openGroups(page)).toHaveText('Packages');
    await page.mouse.move(640, 790);
    await expect(openGroups(page)).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('a chosen link closes all groups', async () => {
    await stayOnPage(page);
    await summaryOf(page, 'Company Profile').hover();
    await menuOf(page)
      .getByRole('link', { name: /^Contact/ })
      .click();
    await expect(openGroups(page)).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('Escape closes the open group and gives the focus back to it', async () => {
    await summaryOf(page, 'Packages').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name: /^Web Awareness/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openGroups(page)).toHaveCount(0);
    await expect(menuOf(page).locator('summary', { hasText: 'Packages' })).toBeFocused();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('a click beside the menu closes it', async () => {
    await summaryOf(page, 'Packages').focus();
    await page.keyboard.press('Enter');
    await page.mouse.click(640, 790);
    await expect(openGroups(page)).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('992 px has the groups in the header, 991 px the hamburger, whose menu closes where they come', async () => {
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(summaryOf(page, 'Packages')).toBeHidden();
    await hamburgerOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(summaryOf(page, 'Packages')).toBeVisible();
    await expect(hamburgerOf(page)).toBeHidden();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menuOf(page)).toBeHidden();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('sign and content stand on one edge, from 1200 px with the name and each group on a line', async () => {
    const leftOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.x ?? 0;
    for (const width of [992, 1200, 1280, 1366, 1440, 1600, 1728, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await leftOf('.site-header svg'), `at ${width} px`).toBeCloseTo(
        await leftOf('main .wrap'),
        0,
      );
      const name = page.locator('.site-header__name');
      if (width < 1200) continue;
      await expect(name).toBeVisible();
      // Letters as wide as whole pixels are wider: there groups take a second line.
      if (process.env.LETTERS === 'whole') continue;
      for (const group of groups) {
        const lines = await summaryOf(page, group).evaluate((summary) => {
          const range = document.createRange();
          range.selectNodeContents(summary.firstChild ?? summary);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, `${group} at ${width} px`).toBe(1);
      }
    }
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await test.step('every group of the header fits on one line at 992 px', async () => {
    await page.setViewportSize({ width: 992, height: 800 });
    for (const group of groups) {
      const box = await summaryOf(page, group).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(992);
    }
    const action = page.getByRole('banner').getByRole('link', { name: 'free SEO audit!' });
    await expect(action).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone the menu opens, folds, closes and scrolls', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await test.step('the menu is away until the hamburger is tapped, and its cross takes it away', async () => {
    await expect(menuOf(page)).toBeHidden();
    await hamburgerOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await expect(menuOf(page).locator('summary')).toHaveText(groups);
    await page.getByRole('button', { name: 'Close the menu' }).tap();
    await expect(menuOf(page)).toBeHidden();
  });

  await test.step('a tap opens a group and closes the one before, a second tap closes it', async () => {
    await hamburgerOf(page).tap();
    await summaryOf(page, 'Packages').tap();
    await expect(menuOf(page).getByRole('link', { name: /^Web Awareness/ })).toBeVisible();
    await summaryOf(page, 'Company Profile').tap();
    await expect(openGroups(page)).toHaveText('Company Profile');
    await summaryOf(page, 'Company Profile').tap();
    await expect(openGroups(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Close the menu' }).tap();
  });

  await test.step('a chosen link closes the menu and all groups', async () => {
    await stayOnPage(page);
    await hamburgerOf(page).tap();
    await summaryOf(page, 'Company Profile').tap();
    await menuOf(page)
      .getByRole('link', { name: /^Contact/ })
      .tap();
    await expect(menuOf(page)).toBeHidden();
    await expect(openGroups(page)).toHaveCount(0);
  });

  await test.step('Escape, and a tap beside it, close the menu', async () => {
    await page.setViewportSize({ width: 800, height: 844 });
    await hamburgerOf(page).tap();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await hamburgerOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await page.touchscreen.tap(100, 400);
    await expect(menuOf(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('Tab past its last link closes the menu, so that nothing behind it has the focus', async () => {
    await hamburgerOf(page).tap();
    await menuOf(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  await test.step('the menu scrolls to its last group while the page behind stays', async () => {
    await hamburgerOf(page).tap();
    await summaryOf(page, 'Website Development').tap();
    await summaryOf(page, 'Packages').scrollIntoViewIfNeeded();
    await expect(summaryOf(page, 'Packages')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('without scripts', { tag: '@screens' }, () => {
  test.use({ javaScriptEnabled: false });

  test('groups open and their links lead on', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await hamburgerOf(page).tap();
    await summaryOf(page, 'Packages').click();
    await expect(openGroups(page)).toHaveText('Packages');
    await summaryOf(page, 'Company Profile').click();
    await expect(openGroups(page)).toHaveText('Company Profile');
    await menuOf(page)
      .getByRole('link', { name: /^Contact/ })
      .click();
    await expect(page).toHaveURL('/Contact');
  });
});
