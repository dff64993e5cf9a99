import { expect, test } from './support/fixtures.ts';
import { scrollTo } from './support/scroll.ts';

test.use({ reducedMotion: 'no-preference' });

test('a card that tilts under the pointer asks for no sensor', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/services/google-adword-ppc-services');
  const card = page.locator('[data-tilt-card]').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  // Its glare is there, so the library has started; an error of the console fails the test.
  await expect(card.locator('.js-tilt-glare')).toBeAttached();
});

/** Seconds that a part takes to appear, and after how many more it begins. */
const times = {
  '/': { '.section-heading': ['0.7s', '0s'] },
  '/services/google-adword-ppc-services': {
    '.section-heading': ['0.3s', '0s'],
    '.what-is__picture': ['1s', '0s'],
  },
  '/profile/blogs': { '.latest-articles__others > :nth-child(2)': ['0.8s', '0.1s'] },
};

for (const [path, parts] of Object.entries(times)) {
  test(`what is scrolled to on ${path} appears in the time that its role has`, async ({ page }) => {
    await page.goto(path);
    await scrollTo(page, 10);
    for (const [part, expected] of Object.entries(parts)) {
      const revealed = page.locator(`main :is(${part})[data-reveal]`).last();
      await expect(revealed).toHaveAttribute('data-reveal', 'waiting');
      await revealed.scrollIntoViewIfNeeded();
      await expect(revealed).toHaveAttribute('data-reveal', 'revealed');
      const found = await revealed.evaluate((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element);
        return [transitionDuration, transitionDelay].map((times) => times.split(', ')[0]);
      });
      expect(found, part).toEqual(expected);
    }
  });
}
