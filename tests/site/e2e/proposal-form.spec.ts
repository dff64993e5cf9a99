import { expect, test } from './support/fixtures.ts';
import {
  emptied,
  expectFieldError,
  expectValues,
  fillIn,
  formOf,
  samples,
  submitOf,
} from './support/forms.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/Contact');
});

test('says success in a toast, what happens next in its place, and is cleared', async ({
  page,
}) => {
  const form = formOf(page, 'proposal');
  const values = samples.proposal();
  await fillIn(form, values);
  await submitOf(form).click();
  await expect(page.getByRole('alert')).toHaveText('Proposal submitted successfully!');
  await expect(form.getByRole('status')).toBeInViewport();
  await expectValues(form, emptied(values));
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
  await expect(form.getByRole('alert')).toBeFocused();
  await expectValues(form, values);
});
