import { expect, test } from './support/fixtures.ts';
import { formOf, samples, send } from './support/forms.ts';

// Leaving a page early cuts off what it still loads.
test.beforeEach(({ trouble }) => trouble.expect(/ERR_ABORTED/));

test('Get Started Now names the package above the form, and the lead begins with it', async ({
  page,
  server,
}) => {
  await page.goto('/packages/Ads-management');
  await page.getByRole('link', { name: 'Get Started Now' }).first().click();
  await expect(page).toHaveURL('/Contact?package=Ads-management#proposal');
  const line = page.getByText('Ads Management Package · ₹60,000');
  await expect(line).toBeInViewport();
  const values = samples.proposal();
  await send(formOf(page, 'proposal'), values);
  await expect(page.locator('.sent')).toBeVisible();
  await expect(line).toBeHidden();
  const [lead] = await server.leadsWith(values.Name ?? '');
  expect(lead?.fields).toEqual({
    ...values,
    Message: `Ads Management Package · ₹60,000\n${values.Message}`,
  });
});

test('a service is named above the form until it is removed; an unknown one never is', async ({
  page,
  server,
}) => {
  const line = page.locator('.proposal__chosen');
  await page.goto('/Contact?package=gold');
  await expect(line).toBeHidden();
  await page.goto('/Contact?service=ai-seo-services#proposal');
  await expect(line).toContainText('AI SEO · price in writing');
  await line.getByRole('button', { name: 'Remove' }).click();
  await expect(line).toBeHidden();
  await expect(page).toHaveURL('/Contact');
  await expect(page.getByRole('heading', { name: /free proposal/i })).toBeFocused();
  const values = samples.proposal();
  await send(formOf(page, 'proposal'), values);
  await expect(page.locator('.sent')).toBeVisible();
  const [lead] = await server.leadsWith(values.Name ?? '');
  expect(lead?.fields).toEqual(values);
});

test('the budget drives the ledger, and says when our fee does not pay', async ({ page }) => {
  await page.goto('/packages/Ads-management');
  const ledger = page.getByRole('region', { name: /hisaab/ });
  const slider = ledger.getByRole('slider', { name: 'Ad budget a month' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(ledger.getByRole('row', { name: 'Paid to Google' })).toContainText('₹2,00,000');
  await expect(ledger.getByRole('row', { name: 'Job seekers' })).toContainText('−₹28,000');
  await expect(slider).toHaveAttribute('aria-valuetext', /^₹2,00,000, 216 likely calls, ₹972 each/);
  await expect(ledger.getByText('a call costs less')).toBeVisible();

  await page.keyboard.press('Home');
  await expect(ledger.getByText('doesn’t carry our fee')).toBeVisible();
  await expect(ledger.getByText('a call costs less')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the ledger is a worked table, and no slider pretends', async ({ page }) => {
    await page.goto('/packages/Ads-management');
    const ledger = page.getByRole('region', { name: /hisaab/ });
    await expect(ledger.getByRole('slider')).toHaveCount(0);
    await expect(ledger.getByRole('row', { name: 'Left for real moves' })).toContainText('₹25,000');
  });
});
