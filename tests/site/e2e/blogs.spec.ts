import { expect, test } from './support/fixtures.ts';

const ENGLISH = '/profile/blogs/google-seo-update-website-risk';
const HINDI = '/profile/blogs/how-ai-is-transforming-digital-marketing';

test('the contents of an article lead to its chapters', async ({ page }) => {
  await page.goto(ENGLISH);
  const entry = page.locator('.contents a').nth(3);
  if (await entry.isHidden()) await page.locator('.contents summary').click();
  await entry.click();
  await expect(page.locator('.article .prose h2').nth(3)).toBeInViewport();
});

test('the address is copied, and the link says so', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ENGLISH);
  await page.getByRole('link', { name: 'Copy link' }).click();
  await expect(page.getByRole('link', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^https?://.*${ENGLISH}$`),
  );
});

test('a box of a checklist is ticked by its words', async ({ page }) => {
  await page.goto(HINDI);
  const item = page.locator('.checklist li').first();
  await item.locator('span').click();
  await expect(item.getByRole('checkbox')).toBeChecked();
});
