import type { Response } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { scrollTo } from './support/scroll.ts';

const moved = {
  '/contact': '/Contact',
  '/Contact/': '/Contact',
  '/CONTACT/?utm_source=x&a=%C3%A9': '/Contact?utm_source=x&a=%C3%A9',
  '/Contact.html': '/Contact',
  '/profile/blogs/fixing-brand-trust/': '/profile/blogs/Fixing-Brand-Trust',
  '/index.html': '/',
};
const unknown = ['/nonsense', '/profile/nonsense', '/services/x/y?z=1', '/catalogue'];

/** The status that the first answer to this navigation had. */
async function firstStatus(response: Response | null): Promise<number | undefined> {
  const first = await response?.request().redirectedFrom()?.response();
  return first?.status();
}

// What a browser shows for an address does not depend on the screen.
test.describe('an address', { tag: '@desktop' }, () => {
  test('in other letters or with a slash moves for good to its page, query kept', async ({
    page,
  }) => {
    for (const [asked, shown] of Object.entries(moved)) {
      const response = await page.goto(asked);
      await expect(page).toHaveURL(shown);
      expect(await firstStatus(response), asked).toBe(301);
    }
  });

  test('that is unknown leads home for now', async ({ page }) => {
    for (const asked of unknown) {
      const response = await page.goto(asked);
      await expect(page).toHaveURL('/');
      expect(await firstStatus(response), asked).toBe(302);
    }
  });

  test('of a blog that does not exist says so with 404 and leads on to all blogs', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 404/);
    const response = await page.goto('/profile/blogs/no-such-blog');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/profile/blogs/all');
  });
});

test('a way onward opens the next page at its top', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 3000);
  await page.getByRole('region', { name: 'Numbers you can hold us to' }).getByRole('link').click();
  await expect(page).toHaveURL('/Contact');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('every section of the home page leads on to the contact page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const label of [
    'Get my free SEO audit',
    'Talk to us about leads',
    'Talk to our experts',
    /appointment/i,
  ]) {
    await expect(main.getByRole('link', { name: label }).first()).toHaveAttribute(
      'href',
      '/Contact',
    );
  }
  await expect(main.getByRole('link').last()).toHaveAttribute('href', '/Contact');
});

test('the skip link is the first stop and leads to the content', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/', '/Contact']) {
    await page.goto(path);
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      'focus is in the content',
    ).toBe(true);
  }
});
