import { expect, test } from './support/fixtures.ts';

// Whatever else an address answers, tests/server/pages.test.ts asks the server.
test('an address of no blog says so with 404 and leads on to all blogs', {
  tag: '@desktop',
}, async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  const response = await page.goto('/profile/blogs/no-such-blog');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/profile/blogs/all');
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
