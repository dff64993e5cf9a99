import { expect, test } from './support/fixtures.ts';

test('a case says what, where and by how much on the first screen of a phone, and leads on', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/services/google-adword-ppc-services');
  await page.getByRole('link', { name: /^From another trade/ }).click();
  await expect(page).toHaveURL('/work/dental-clinic-indirapuram');
  for (const text of ['Sample case: invented to show the form', 'The fee first', '41%']) {
    await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: /Diwali, sold out/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Diwali');
});
