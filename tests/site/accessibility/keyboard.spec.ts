import type { Page } from '@playwright/test';
import { siteDetails } from '../../helpers/site-details.ts';
import { expect, test } from '../e2e/support/fixtures.ts';

/** Where the focus is, in words: what a screen reader would say first. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

async function pressTab(page: Page, times = 1): Promise<string> {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Tab');
  return focused(page);
}

/**
 * Runs in the page: from the start of this element on, notes each stop that comes into focus out of
 * sight or without a ring.
 */
function watchFocus(element: Element) {
  const start = document.createElement('span');
  start.tabIndex = -1;
  element.prepend(start);
  start.focus();
  const walk = {
    expected: element.querySelectorAll('a[href], button, input, textarea, summary').length,
    reached: 0,
    problems: [] as string[],
  };
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const { bottom, top, right } = element.getBoundingClientRect();
    const name = element.outerHTML.slice(0, 100);
    walk.reached += 1;
    if (bottom <= 0 || top >= window.innerHeight || right <= 0)
      walk.problems.push(`off the screen: ${name}`);
    if (outlineStyle === 'none' && boxShadow === 'none')
      walk.problems.push(`no focus ring: ${name}`);
  });
  return walk;
}

/** Whether the box that floats over the window's lower edge lies on what has the focus. */
const isBelow = (page: Page, floating: string) =>
  page.evaluate((selector) => {
    const edge = document.querySelector(selector)?.getBoundingClientRect().top;
    const focus = document.activeElement;
    if (!edge || !focus || focus.closest(selector) || focus.matches('textarea')) return false;
    return focus.getBoundingClientRect().bottom > edge;
  }, floating);

test('on a phone with a keyboard the bar below covers no stop, forwards and back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/Contact');
  for (const key of ['Tab', 'Shift+Tab']) {
    const walked: string[] = [];
    do {
      await page.keyboard.press(key);
      walked.push(await focused(page));
      expect(await isBelow(page, '.action-bar'), walked.at(-1)).toBe(false);
    } while (
      walked.at(-1) !== (key === 'Tab' ? 'YouTube (opens in a new tab)' : 'Skip to the content')
    );
    expect(walked.length, 'stops').toBeGreaterThan(30);
  }
});

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test('the header is walked in its order, and every menu link can be reached', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await pressTab(page)).toBe('Skip to the content');
    expect(await pressTab(page)).toBe(`${siteDetails.name}, home page`);
    expect(await pressTab(page)).toBe('Company Profile');

    await page.keyboard.press('Enter');
    const links = page.getByRole('navigation', { name: 'Main menu' }).locator('details[open] a');
    const labels = await links.allInnerTexts();
    expect(labels.length).toBeGreaterThan(3);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    expect(await pressTab(page)).toBe('Website Development');
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await pressTab(page)).toBe('Revenue Marketing & CRO');
    expect(await pressTab(page, 4)).toBe('हिंदी');
    expect(await pressTab(page)).toBe('free SEO audit!');
    await expect(page.locator('details.menu-group[open]')).toHaveCount(0);
  });

  test('a circle is turned by a key, says so, and turns back', async ({ page }) => {
    await page.goto('/services/b2b-lead-generation-services');
    const circle = page.locator('.flip-circle').first();
    await circle.focus();
    await page.keyboard.press('Space');
    await expect(circle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(circle).toHaveAttribute('aria-pressed', 'false');
  });

  test('the proposal form is sent, mended and sent again without a mouse', async ({ page }) => {
    await page.goto('/Contact');
    const name = page.locator('#proposal-form [name="Name"]');
    await name.focus();
    // Awake: somebody faster than the script would get the same answer on a page of its own.
    await expect(page.locator('#proposal-form')).toHaveAttribute('novalidate');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toMatch(/^Please enter your phone number/);
    await page.keyboard.press('Enter');
    await expect(page.locator('#proposal-form [name="Phone"]')).toBeFocused();
    await name.focus();
    for (const text of ['Asha', 'asha@firm.in', 'Asha’s', '+91 98765 43210', 'firm.in']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('More enquiries');
    expect(await pressTab(page)).toBe('Send my proposal request');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you, Asha.' })).toBeFocused();
  });

  // That each stop of the other pages is seen and shows its focus, pages.spec.ts asks without keys.
  test('every stop on home comes after the one before', async ({ page }) => {
    await page.goto('/');
    const walk = await page.locator('body').evaluateHandle(watchFocus);
    const expected = await walk.evaluate(({ expected }) => expected);
    for (let stop = 0; stop < expected; stop += 1) await page.keyboard.press('Tab');
    const { reached, problems } = await walk.evaluate((walk) => walk);
    expect(reached).toBeGreaterThan(expected / 2);
    expect(problems).toEqual([]);
  });
});
