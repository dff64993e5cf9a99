import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

interface TabList {
  readonly path: string;
  readonly name: string;
  readonly tabs: readonly string[];
  readonly ids: readonly string[];
  readonly keys: { readonly next: string; readonly previous: string };
}

const across = { next: 'ArrowRight', previous: 'ArrowLeft' };

/** The three lists of tabs, in the order and with the ids of the specification. */
const LISTS: readonly TabList[] = [
  {
    path: '/profile/whoweare',
    name: 'What We Do',
    tabs: ['Branding', 'Digital', 'Development', 'Content'],
    ids: ['branding', 'digital', 'development', 'content'],
    keys: across,
  },
  {
    path: '/profile/OurApproach',
    name: 'The five steps',
    tabs: [
      'Step 1 Research & Discovery',
      'Step 2 Collaborative Planning',
      'Step 3 Design & Build',
      'Step 4 Live Reporting',
      'Step 5 Return on Investment',
    ],
    ids: ['step-1', 'step-2', 'step-3', 'step-4', 'step-5'],
    keys: across,
  },
  {
    path: '/profile/reviews',
    name: 'Categories of reviews',
    tabs: [
      'SEO',
      'PPC',
      'Social',
      'Design',
      'Results',
      'Customer Service',
      'Expertise',
      'Technology',
    ],
    ids: ['seo', 'ppc', 'social', 'design', 'results', 'support', 'expertise', 'tech'],
    keys: { next: 'ArrowDown', previous: 'ArrowUp' },
  },
];

/** Expects the tab to be selected alone, and its panel to be the only one in sight. */
async function expectSelected(page: Page, { name, tabs, ids }: TabList, index: number) {
  const list = page.getByRole('tablist', { name });
  for (const [other, tab] of tabs.entries()) {
    const heading = list.getByRole('tab', { name: tab, exact: true });
    await expect(heading).toHaveAttribute('aria-selected', String(other === index));
    await expect(heading).toHaveAttribute('aria-controls', ids[other] ?? '');
    await expect(page.locator(`#${ids[other]}`)).toBeVisible({ visible: other === index });
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: tabs[index] ?? '' })).toBeVisible();
}

for (const tabList of LISTS) {
  const { path, name, tabs, ids, keys } = tabList;
  const last = tabs.length - 1;

  test(`${name} on ${path} show one panel: that of a click, or of arrows, Home and End`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByRole('tablist', { name });
    await expect(list.getByRole('tab')).toHaveCount(tabs.length);
    await expectSelected(page, tabList, 0);
    await list.getByRole('tab', { name: tabs[last] ?? '', exact: true }).click();
    await expectSelected(page, tabList, last);

    await page.keyboard.press(keys.next);
    await expectSelected(page, tabList, 0);
    await page.keyboard.press(keys.next);
    await expectSelected(page, tabList, 1);
    await expect(page.locator(`#${ids[1]}-tab`)).toBeFocused();
    await page.keyboard.press('End');
    await expectSelected(page, tabList, last);
    await page.keyboard.press(keys.previous);
    await expectSelected(page, tabList, last - 1);
    await page.keyboard.press('Home');
    await expectSelected(page, tabList, 0);
    await page.keyboard.press(keys.previous);
    await expectSelected(page, tabList, last);
    // All of them are one stop of the Tab key.
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${ids[last]}`)).toBeFocused();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links to panels, which all show', async ({ page }) => {
    for (const { path, name, ids } of LISTS) {
      await page.goto(path);
      for (const [index, id] of ids.entries()) {
        await expect(page.locator(`#${id}`)).toBeVisible();
        const link = page.getByRole('list', { name }).getByRole('link').nth(index);
        await expect(link).toHaveAttribute('href', `#${id}`);
      }
    }
  });
});

test('the tab that the address names is open', async ({ page }) => {
  const [list] = LISTS as [TabList];
  await page.goto(`${list.path}#${list.ids[2]}`);
  await expectSelected(page, list, 2);
});
