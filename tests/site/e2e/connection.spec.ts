import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  emptied,
  expectValues,
  fieldOf,
  fillInAsleep,
  formOf,
  openFilled,
  pageForms,
  send,
  sendAnother,
  submitOf,
  type Values,
} from './support/forms.ts';

/** The islands' files; Astro asks a second time with a query. */
const FORM_SCRIPT = /Form\.[\w-]+\.js/;

const nameIn = (values: Values) => values.name ?? values.Name ?? '';
const directWays = (form: Locator) => form.locator('[href^="tel:"], [href^="https://wa.me/"]');
const success = (page: Page) => page.locator('.sent').getByText('successfully!');

/** The first post is stored, and the browser never learns of it. */
async function loseAnswer(page: Page, endpoint: string): Promise<void> {
  await page.route(
    `**${endpoint}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

// One form for all: what they send with is src/site/client/islands/SentForm.tsx.
const { proposal } = pageForms;
const { id, path, endpoint, values: sample } = proposal;

test.describe('the proposal form', () => {
  test('tapped twice sends one lead, and its button says that it is sending', async ({
    page,
    server,
  }) => {
    let posts = 0;
    const answered = Promise.withResolvers<void>();
    await page.route(`**${endpoint}`, async (route) => {
      posts += 1;
      await answered.promise;
      await route.continue();
    });
    const { form, typed } = await openFilled(page, proposal);
    await submitOf(form).dblclick();
    await expect(submitOf(form)).toHaveText(/^Sending/);
    await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true');
    answered.resolve();
    await expect(success(page)).toBeVisible();
    expect(posts).toBe(1);
    expect(await server.leadsWith(nameIn(typed))).toHaveLength(1);
  });

  test('keeps a draft over a reload, and forgets it once it is sent', async ({ page }) => {
    const { form, typed } = await openFilled(page, proposal);
    await page.reload();
    await expectValues(form, typed);

    // Touching the form wakes its script; the draft itself stays as it is.
    await send(form, typed);
    await expect(success(page)).toBeVisible();
    await expect(page.locator('.Toastify__toast')).toBeVisible();
    await page.reload();
    await expectValues(form, emptied(typed));
  });

  test('that nobody has touched while online keeps everything offline, and one press sends it later', async ({
    page,
    context,
    server,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto(path);
    await context.setOffline(true);
    const form = formOf(page, id);
    const values = sample();
    await fillInAsleep(form, values);
    const told = page.waitForEvent('console', (said) => said.text().includes('Failed to fetch'));
    await submitOf(form).click();
    await told;
    await expect(form.getByRole('alert')).toHaveText(/^Failed to connect/);
    await expectValues(form, values);
    const address = page.locator('.address-form');
    await fieldOf(address, 'address').fill('firm.in');
    await submitOf(address).click();
    await expect(address.getByRole('alert')).toHaveText(/^Failed to connect/);
    await expect(page).toHaveURL(path);

    await context.setOffline(false);
    await submitOf(form).click();
    await expect(page.getByText('Proposal submitted successfully!').first()).toBeVisible();
    expect(await server.leadsWith(nameIn(values))).toHaveLength(1);
  });

  test('that could not be stored offers phone and chat until it goes through', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 503/);
    const body = '{"ok":false,"message":"Something went wrong. Please try again."}';
    await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 503, body }), {
      times: 1,
    });
    const { form } = await openFilled(page, proposal);
    await expect(directWays(form)).toHaveCount(0);
    await submitOf(form).click();
    await expect(directWays(form)).toHaveCount(2);
    for (const way of await directWays(form).all()) await expect(way).toBeVisible();
    await submitOf(form).click();
    await expect(success(page)).toBeVisible();
    await expect(directWays(form)).toHaveCount(0);
  });

  test('whose answer is lost on the way and that is sent again makes one lead', async ({
    page,
    server,
    trouble,
  }) => {
    trouble.expect(/ERR_FAILED|Failed to fetch/);
    await loseAnswer(page, endpoint);
    const { form, typed } = await openFilled(page, proposal);
    await submitOf(form).click();
    await expect(form.getByText(/^Failed to connect/)).toBeVisible();
    await submitOf(form).click();
    await expect(success(page)).toBeVisible();
    expect(await server.leadsWith(nameIn(typed))).toHaveLength(1);
  });

  test('whose answer is lost and whose number is corrected then makes two leads, the second naming the first', async ({
    page,
    server,
    trouble,
  }) => {
    trouble.expect(/ERR_FAILED|Failed to fetch/);
    await loseAnswer(page, endpoint);
    const { form, typed } = await openFilled(page, proposal);
    await submitOf(form).click();
    await expect(form.getByText(/^Failed to connect/)).toBeVisible();
    await fieldOf(form, 'Phone').fill('+91 98765 43219');
    await submitOf(form).click();
    await expect(success(page)).toBeVisible();
    const [second, first, ...more] = await server.leadsWith(nameIn(typed));
    expect(more).toEqual([]);
    expect(first).toMatchObject({ fields: typed, follows: null });
    expect(second).toMatchObject({ fields: { Phone: '+91 98765 43219' }, follows: first?.id });
  });

  test('sent before its script has come arrives natively', async ({ page, server, trouble }) => {
    trouble.expect(/ERR_FAILED|ERR_ABORTED|Failed to fetch/);
    await page.route(FORM_SCRIPT, (route) => route.abort());
    await page.goto(path);
    const values = sample();
    await fillInAsleep(formOf(page, id), values);
    await submitOf(formOf(page, id)).click();
    await expect(page).toHaveURL(endpoint);
    await expect(page.getByRole('status')).toHaveText(/successfully!/);
    expect(await server.leadsWith(nameIn(values))).toHaveLength(1);

    // The answer's own script forgets the draft.
    await expect(page.locator('html')).toHaveAttribute('data-site-script', 'runs');
    await page.goto(path);
    await expectValues(formOf(page, id), emptied(values));
  });

  test('keeps what is typed while its script is on the way', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route(FORM_SCRIPT, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(path);
    const form = formOf(page, id);
    const values = sample();
    await fillInAsleep(form, values);
    script.resolve();
    await expect(form).toHaveAttribute('novalidate');
    await expectValues(form, values);
  });
});

test('a second inquiry after the first is a lead of its own', async ({ page, server }) => {
  await page.goto('/');
  const form = formOf(page, 'hero');
  for (const values of [pageForms.hero.values(), pageForms.hero.values()]) {
    await send(form, values);
    await sendAnother(page);
    expect(await server.leadsWith(nameIn(values))).toHaveLength(1);
  }
});
