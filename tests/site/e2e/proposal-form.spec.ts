import { expect, test } from './support/fixtures.ts';
import {
  emptied,
  expectFieldError,
  expectValues,
  fieldOf,
  fillIn,
  formOf,
  samples,
  submitOf,
} from './support/forms.ts';

const ENDPOINT = '**/api/leads/proposal';

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

for (const [answer, body] of [
  ['its own refusal', '{"ok":false,"message":"Something went wrong. Please try again."}'],
  ['a proxy’s error page', '<h1>502 Bad Gateway</h1>'],
] as const) {
  test(`answered with ${answer} says so in a toast and keeps everything typed`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 502/);
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, body }));
    const form = formOf(page, 'proposal');
    const values = samples.proposal();
    await fillIn(form, values);
    await submitOf(form).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    await expectValues(form, values);
  });
}

test('on a dead network says so in a toast and keeps everything typed', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/);
  await page.route(ENDPOINT, (route) => route.abort());
  const form = formOf(page, 'proposal');
  const values = samples.proposal();
  await fillIn(form, values);
  await submitOf(form).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to connect. Please check your internet.',
  );
  await expectValues(form, values);
});

test('left empty marks the four required fields, counts them and leads to the first', {
  tag: '@desktop',
}, async ({ page }) => {
  const form = formOf(page, 'proposal');
  await fillIn(form, { Name: '' });
  await submitOf(form).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('Fields to correct: 4');
  await expectFieldError(form, 'Company', 'Please enter the name of your company.');
  await form.getByRole('link', { name: 'Please enter your name.' }).click();
  await expect(fieldOf(form, 'Name')).toBeFocused();
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
