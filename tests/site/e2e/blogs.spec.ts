import type { Page } from '@playwright/test';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { expect, test } from './support/fixtures.ts';

const SLUGS = [...namesIn('content/blog')];
const ENGLISH = '/profile/blogs/google-seo-update-website-risk';
const HINGLISH = '/profile/blogs/Lead-Capture-Mistake';
const HINDI = '/profile/blogs/how-ai-is-transforming-digital-marketing';

const cardsOf = (page: Page) => page.locator('main article');
const readMore = (page: Page) => cardsOf(page).getByRole('link', { name: 'Read More' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the latest three lead to all of them, and each card to its article', async ({ page }) => {
      await page.goto('/profile/blogs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Blogs');
      await expect(cardsOf(page)).toHaveCount(3);
      await expect(readMore(page)).toHaveCount(3);

      await page.getByRole('link', { name: 'View More Blogs' }).click();
      await expect(page).toHaveURL('/profile/blogs/all');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Blogs');
      await expect(cardsOf(page)).toHaveCount(SLUGS.length);
      const addresses = await readMore(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(addresses.toSorted()).toEqual(SLUGS.map((id) => `/profile/blogs/${id}`).sort());

      const title = await cardsOf(page).nth(4).getByRole('heading').innerText();
      await readMore(page).nth(4).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

test('the contents of an article lead to its chapters', async ({ page }) => {
  await page.goto(ENGLISH);
  const entry = page.locator('.contents a').nth(3);
  if (await entry.isHidden()) await page.locator('.contents summary').click();
  await entry.click();
  await expect(page.locator('.article .prose h2').nth(3)).toBeInViewport();
});

test('double underscores are bold and double asterisks a highlight', async ({ page }) => {
  await page.goto(ENGLISH);
  const prose = page.locator('.prose');
  await expect(
    prose.locator('strong').filter({ hasText: 'It says what everybody says.' }),
  ).toHaveCSS('font-weight', '660');
  await expect(
    prose.locator('mark').filter({ hasText: 'A page that only you could have written' }),
  ).toHaveCSS('background-image', /linear-gradient/);
  await expect(prose).not.toContainText(/\*\*|__/);
});

test('an article says its language, and so do the titles of others in a list', async ({ page }) => {
  for (const [path, lang] of [
    [ENGLISH, 'en'],
    [HINGLISH, 'hi-Latn'],
    [HINDI, 'hi'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', lang);
    await expect(page.locator('.article-body')).toHaveAttribute('lang', lang);
  }
  await page.goto('/profile/blogs');
  const languages = await cardsOf(page)
    .getByRole('heading')
    .evaluateAll((titles) => titles.map((title) => title.getAttribute('lang')));
  expect(languages).toEqual(['en', 'hi-Latn', 'hi']);
});

test('around a Hindi article form, closing band and bar speak Hindi', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(HINDI);
  const hindi = page.locator('[lang="hi"]');
  await expect(hindi.getByRole('button', { name: 'टिप्पणी भेजिए' })).toBeVisible();
  await expect(hindi.getByLabel('आपका नाम')).toBeVisible();
  await expect(hindi.getByRole('link', { name: 'मुफ़्त SEO जाँच', exact: true })).toHaveAttribute(
    'href',
    '/Contact',
  );
  await expect(page.locator('.closing [lang], .closing').first()).toContainText(/[ऀ-ॿ]/);
});

test('share links are plain, and open new tabs', async ({ page }) => {
  await page.goto(ENGLISH);
  const share = page.locator('.share');
  for (const [name, host] of [
    ['WhatsApp', 'wa.me'],
    ['LinkedIn', 'www.linkedin.com'],
    ['X', 'x.com'],
  ] as const) {
    const link = share.getByRole('link', { name: new RegExp(`^${name} `) });
    await expect(link).toHaveAttribute('target', '_blank');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.host).toBe(host);
    expect(address.search).toContain(encodeURIComponent(ENGLISH));
  }
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
