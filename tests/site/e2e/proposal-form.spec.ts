import { expect, test } from './support/fixtures.ts';
import {
  expectFieldError,
  expectValues,
  fieldOf,
  fillIn,
  formOf,
  samples,
  submitOf,
} from './support/forms.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/Contact');
});

test('says success in a toast as well', async ({ page }) => {
  const form = formOf(page, 'proposal');
  const values = samples.proposal();
  await fillIn(form, values);
  await submitOf(form).click();
  await expect(page.locator('.Toastify').getByRole('alert')).toHaveText(
    'Proposal submitted successfully!',
  );
});

test('a phone number that only the server can judge gets the server’s answer beside it', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 422/);
  const form = formOf(page, 'proposal');
  const values = { ...samples.proposal(), Phone: '+91 98765' };
  await fillIn(form, values);
  await submitOf(form).click();
  await expectFieldError(form, 'Phone', 'Please enter your phone number with its country code');
  await expect(fieldOf(form, 'Phone')).toBeFocused();
  await expectValues(form, values);
});
