import { servedFace, uncutFace } from '../../scripts/fonts/faces.ts';
import { hasHindi, hindiWordsOf } from '../../scripts/fonts/hindi-words.ts';
import { openFont, shapeOf } from '../../scripts/fonts/shaping.ts';
import { expect, test } from './support/fixtures.ts';
import { builtPages } from './support/pages.ts';

const pages = builtPages.filter(({ html }) => hasHindi(html)).map(({ path }) => path);

test('Hindi is found on the lists and in the article', { tag: '@desktop' }, () => {
  expect(pages.length).toBeGreaterThanOrEqual(3);
});

for (const path of pages) {
  test(`${path}: the cut font draws every Hindi word as the uncut one does`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    const words = await hindiWordsOf(page);
    for (const name of ['text', 'display'] as const) {
      const [served, uncut] = [openFont(await servedFace(name)), openFont(await uncutFace(name))];
      const plain = [...words[name]].filter(
        (word) => shapeOf(served, word) !== shapeOf(uncut, word),
      );
      expect(words[name].size).toBeGreaterThan(0);
      expect(plain, `missing in the ${name} font; "npm run fonts" cuts it again`).toEqual([]);
    }
  });
}

test('Hinglish is set in the Latin type alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/profile/blogs/Lead-Capture-Mistake');
  const body = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  for (const text of await page.locator('main [lang="hi-Latn"]').all()) {
    await expect(text).toHaveCSS('font-family', body);
  }
});
