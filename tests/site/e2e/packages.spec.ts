import { expect, test } from './support/fixtures.ts';
import { fieldOf, formOf } from './support/forms.ts';

// Leaving a page early cuts off what it still loads.
test.beforeEach(({ trouble }) => trouble.expect(/ERR_ABORTED/));

test('Get Started Now begins the message with the package', async ({ page }) => {
  await page.goto('/packages/Ads-management');
  await page.getByRole('link', { name: 'Get Started Now' }).first().click();
  await expect(page).toHaveURL('/Contact?package=Ads-management');
  await expect(fieldOf(formOf(page, 'proposal'), 'Message')).toHaveValue(
    'Package: Ads Management (₹60,000 for 6 months)\n',
  );
});

test('the package stands once, also after a reload and once React has woken', async ({ page }) => {
  await page.goto('/Contact?package=seo');
  const form = formOf(page, 'proposal');
  const message = fieldOf(form, 'Message');
  await message.focus();
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('More calls from Noida');
  await page.reload();
  await expect(message).toHaveValue('Package: SEO (₹22,000 per month)\nMore calls from Noida');
});

test('a draft stays below the package, another package takes its place, and an unknown one does nothing', async ({
  page,
}) => {
  await page.goto('/Contact?package=gold');
  const message = fieldOf(formOf(page, 'proposal'), 'Message');
  await expect(message).toHaveValue('');
  await message.fill('Brass fittings, Moradabad');
  await page.goto('/Contact?package=seo');
  await expect(message).toHaveValue('Package: SEO (₹22,000 per month)\nBrass fittings, Moradabad');
  await page.goto('/Contact?package=web-awareness');
  await expect(message).toHaveValue(
    'Package: Web Awareness (₹79,500 per year)\nBrass fittings, Moradabad',
  );
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
