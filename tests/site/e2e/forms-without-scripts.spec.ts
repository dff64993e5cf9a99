import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  expectFieldError,
  expectValues,
  fieldOf,
  fillInAsleep,
  formOf,
  pageForms,
  submitOf,
} from './support/forms.ts';

test.use({ javaScriptEnabled: false });

const nameIn = (values: Readonly<Record<string, string>>) => values.name ?? values.Name ?? '';

/** What only the server finds wrong: browsers check no phone numbers. */
const mistakes = {
  hero: {
    field: 'number',
    wrong: 'phone me!',
    right: '9876543210',
    text: 'Please enter your phone number as 10 digits, like 9876543210.',
    success: "Form submitted successfully! We'll get back to you soon! 🎉",
  },
  proposal: {
    field: 'Phone',
    wrong: '+91 98765',
    right: '+91 98765 43210',
    text: 'Please enter your phone number with its country code, like +91 98765 43210.',
    success: 'Proposal submitted successfully!',
  },
} as const;

// The other forms are made alike: their fields differ, which tests/server/endpoints.test.ts posts.
for (const name of ['hero', 'proposal'] as const) {
  const { id, path, endpoint, values: sample } = pageForms[name];
  const { field, wrong, right, text, success } = mistakes[name];

  test(`the ${name} form left empty is held back by the browser, and filled in is answered with a page that leads back`, async ({
    page,
    server,
  }) => {
    await page.goto(path);
    await submitOf(formOf(page, id)).click();
    await expect(page).toHaveURL(path);
    await expect(formOf(page, id).locator(':invalid').first()).toBeFocused();

    const values = sample();
    await fillInAsleep(formOf(page, id), values);
    const [response] = await Promise.all([
      page.waitForResponse(`**${endpoint}`),
      submitOf(formOf(page, id)).click(),
    ]);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('status')).toHaveText(success);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Thank you, ${nameIn(values)}.`,
    );
    await expect(page.getByText(/^We call you (?:today|on \w+day), in office hours/)).toBeVisible();
    expect(await server.leadsWith(nameIn(values))).toHaveLength(1);

    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(path);
  });

  test(`the ${name} form refused comes back with what was typed and says what is wrong`, async ({
    page,
    server,
    trouble,
  }) => {
    trouble.expect(/status of 422/);
    await page.goto(path);
    const values = { ...sample(), [field]: wrong };
    await fillInAsleep(formOf(page, id), values);
    const [response] = await Promise.all([
      page.waitForResponse(`**${endpoint}`),
      submitOf(formOf(page, id)).click(),
    ]);
    expect(response.status()).toBe(422);

    const again = page.getByRole('main').locator('form');
    await expect(page.getByText('Something went wrong.')).toHaveCount(0);
    await expectFieldError(again, field, text);
    await expectValues(again, values);
    await page.getByRole('main').getByRole('link', { name: text }).click();
    await expect(fieldOf(again, field)).toBeFocused();

    await fieldOf(again, field).fill(right);
    await submitOf(again).click();
    await expect(page.getByRole('status')).toHaveText(success);
    const [lead, ...more] = await server.leadsWith(nameIn(values));
    expect(more).toEqual([]);
    expect(lead?.fields).toMatchObject({ ...values, [field]: right });
  });
}

test('a sending that is stopped halfway and corrected makes a second lead that names the first', async ({
  page,
  server,
  trouble,
}) => {
  trouble.expect(/status of 422|ERR_ABORTED/);
  await page.goto('/');
  const values = { ...pageForms.hero.values(), number: '98765' };
  await fillInAsleep(formOf(page, 'hero'), values);
  await submitOf(formOf(page, 'hero')).click();
  const again = page.getByRole('main').locator('form');
  await fieldOf(again, 'number').fill('9876543210');
  await stopHalfway(page, () => submitOf(again).click({ noWaitAfter: true }));

  await fieldOf(again, 'number').fill('9876543219');
  await submitOf(again).click();
  await expect(page.getByRole('status')).toHaveText(mistakes.hero.success);
  const [second, first, ...more] = await server.leadsWith(nameIn(values));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ fields: { number: '9876543210' }, follows: null });
  expect(second).toMatchObject({ fields: { number: '9876543219' }, follows: first?.id });
});

/** The lead is stored, but the visitor stops waiting for the answer and stays on the page. */
async function stopHalfway(page: Page, send: () => Promise<void>): Promise<void> {
  const stopped = Promise.withResolvers<void>();
  await page.route(
    '**/api/leads/*',
    async (route) => {
      await route.fetch();
      await route.abort('aborted');
      stopped.resolve();
    },
    { times: 1 },
  );
  await send();
  await stopped.promise;
}
