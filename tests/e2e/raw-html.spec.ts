import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { builtPages } from './support/pages.ts';

/** Fewer words than this in the content are an empty shell. */
const FEWEST_WORDS = 150;

const LOADED = /<(?:script|img|iframe|source|video)\b[^>]*\ssrc="([^"]+)"/g;
const LINKED = /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon)")[^>]*href="([^"]+)"/g;

async function expectStructure(page: Page): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const words = (await page.getByRole('main').innerText()).split(/\s+/);
  expect.soft(words.length, 'words in main').toBeGreaterThan(FEWEST_WORDS);

  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(gaps, `levels skipped in ${levels.join(' ')}`).toEqual([]);
}

async function expectMeta(page: Page, path: string): Promise<void> {
  await expect.soft(page.locator('head title')).toHaveCount(1);
  await expect.soft(page.locator('meta[name="description"]')).toHaveCount(1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect.soft(canonical).toHaveCount(1);
  const address = new URL((await canonical.getAttribute('href')) ?? '');
  expect.soft(decodeURI(address.pathname)).toBe(path);
}

/** What a crawler, or a phone before any script, gets: it is the same on every screen. */
test.describe('the raw HTML of', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, html } of builtPages) {
    test(`${path} has words, landmarks, headings in order and meta data of its own`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectStructure(page);
      await expectMeta(page, path);
      await expect
        .soft(page.locator('button a, a button, a a, summary a'), 'links in buttons')
        .toHaveCount(0);
      expect.soft(html, 'inline styles').not.toMatch(/<[^>]+ style=/);
      expect.soft(html, 'inline handlers').not.toMatch(/<[a-z][^>]* on(?:click|load|error)=/);
      for (const [, address] of [...html.matchAll(LOADED), ...html.matchAll(LINKED)]) {
        expect
          .soft(address, 'loaded from another host')
          .toMatch(/^(?:data:image\/svg\+xml,|\/(?!\/))/);
      }
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
