import type { Page } from '@playwright/test';
import { siteDetails } from '../../helpers/site-details.ts';
import { expect, test } from './support/fixtures.ts';

const columns = [
  'Website Development',
  'Revenue Marketing & CRO',
  'Digital Marketing',
  'Company Profile',
  'Policies',
];

const footerOf = (page: Page) => page.getByRole('contentinfo');
const columnOf = (page: Page, heading: string) =>
  footerOf(page).locator('details', { has: page.getByRole('heading', { name: heading }) });

test('has a contact strip with phone, e-mail, office and hours, and five columns, folded until one is tapped', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await expect(footerOf(page).getByRole('heading', { level: 2 })).toHaveText(columns);
  const strip = footerOf(page).getByRole('region', { name: 'Talk to us' });
  await expect(strip).toContainText('Mon–Sat 9:30AM–6:30PM');
  await expect(strip).toContainText('Rohini');
  await expect(strip.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  await expect(strip.getByRole('link', { name: /^support@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footerOf(page)).toContainText(new RegExp(`© \\d{4} ${siteDetails.legalName}`));

  for (const heading of columns) {
    const column = columnOf(page, heading);
    await expect(column.locator('a').first()).toBeHidden();
    await column.locator('summary').tap();
    await expect(column.locator('a').first()).toBeVisible();
    await column.locator('summary').tap();
    await expect(column.locator('a').first()).toBeHidden();
  }
});

test('at 992 px and more every column is open and a click folds none, and below it is folded', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  for (const heading of columns) {
    const column = columnOf(page, heading);
    await column.getByRole('heading').click({ force: true });
    await expect(column.locator('a').last()).toBeVisible();
    // No stop of the keyboard that does nothing.
    await column.locator('summary').focus();
    await expect(column.locator('summary')).not.toBeFocused();
  }

  const link = columnOf(page, 'Policies').locator('a').first();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(link).toBeVisible();
});
