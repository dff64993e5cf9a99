import { expect, test } from './support/fixtures.ts';

const MAX_HEIGHT_PX = 250;
const MORE = 'More';

test('no card is higher than 250 px, only texts end out of sight, and a long one says so and is scrolled by keys', {
  tag: '@screens',
}, async ({ page }) => {
  await page.goto('/profile/reviews');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const cards = page.getByRole('tabpanel').locator('figure');
    for (const card of await cards.all()) {
      const { height, inside } = await card.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        inside: element.scrollHeight <= element.clientHeight,
      }));
      expect(height).toBeLessThanOrEqual(MAX_HEIGHT_PX);
      expect(inside).toBe(true);
    }
  }

  await page.getByRole('tab').first().click();
  const card = page.getByRole('tabpanel').locator('figure', { hasText: 'Vivek Bhardwaj' });
  const text = card.getByRole('group', { name: /^Review by Vivek Bhardwaj/ });
  const more = card.getByText(MORE, { exact: true });
  await expect(more).toBeVisible();

  await text.focus();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect(more).toBeHidden();
  const rest = await text.evaluate(
    (element) => element.scrollHeight - element.clientHeight - element.scrollTop,
  );
  expect(rest).toBeLessThan(2);
  await page.keyboard.press('Home');
  await expect(more).toBeVisible();

  // A short one is no stop of the Tab key and has no mark; a long one of another category is.
  const short = page.getByRole('tabpanel').locator('figure', { hasText: 'Dr Anjali Rao' });
  await expect(short.locator('blockquote')).not.toHaveAttribute('tabindex');
  await expect(short.getByText(MORE, { exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'PPC' }).click();
  const later = page.getByRole('group', { name: /^Review by Pooja Sachdeva/ });
  await expect(later).toHaveAttribute('tabindex', '0');
});
