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

test('an article leads to the person who wrote it', async ({ page }) => {
  await page.goto('/profile/blogs/google-seo-update-website-risk');
  await page.getByRole('link', { name: 'Meera Nair' }).first().click();
  const person = page.locator('#meera-nair');
  await expect(person.getByRole('heading', { name: 'Meera Nair' })).toBeInViewport();
  await expect(person.getByText('Head of Search')).toBeVisible();
});
