import { expect, test } from './support/fixtures.ts';
import { builtPages } from './support/pages.ts';

/** What a crawler, or a phone before any script, gets; the same on every screen. */
test.describe('the raw HTML of', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, html } of builtPages) {
    test(`${path} has words, one h1, its landmarks and headings without a gap`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      const words = (await page.getByRole('main').innerText()).split(/\s+/);
      expect(words.length, 'words in main').toBeGreaterThan(150);

      const levels = await page
        .getByRole('main')
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) {
        expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }
    });

    test(`${path} has one title, one description and one canonical address`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      const href = new URL((await canonical.getAttribute('href')) ?? '');
      expect(decodeURI(href.pathname)).toBe(path);
    });

    test(`${path} has no link inside a button, no button inside a link, no inline style`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('button a, a button, a a, summary a')).toHaveCount(0);
      expect(html).not.toMatch(/<[^>]+ style=/);
      expect(html).not.toMatch(/<[a-z][^>]* on(?:click|load|error)=/);
    });

    test(`${path} loads nothing from another host`, () => {
      const loaded = html.matchAll(/<(?:script|img|iframe|source|video)\b[^>]*\ssrc="([^"]+)"/g);
      const linked = html.matchAll(
        /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon|manifest)")[^>]*href="([^"]+)"/g,
      );
      for (const [, address] of [...loaded, ...linked]) expect(address).toMatch(/^\/(?!\/)/);
    });
  }

  test('no two pages share a title, a description or a canonical address', () => {
    for (const pattern of [
      /<title>([^<]+)<\/title>/,
      /<meta name="description" content="([^"]+)"/,
      /<link rel="canonical" href="([^"]+)"/,
    ]) {
      const found = builtPages.map(({ html }) => pattern.exec(html)?.[1]);
      expect(new Set(found).size, String(pattern)).toBe(builtPages.length);
    }
  });
});
