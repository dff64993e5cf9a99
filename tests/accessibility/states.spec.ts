import { expect, test } from '../e2e/support/fixtures.ts';
import { fieldOf, fillIn, formOf, samples, submitOf } from '../e2e/support/forms.ts';
import { expectAccessible } from './axe.ts';

test.use({ reducedMotion: 'reduce' });

test('the open menu meets WCAG 2.2 AA', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.locator('summary').first().click();
  await expect(menu.getByRole('link', { name: /^Contact/ })).toBeVisible();
  await expectAccessible(page);
});

for (const [path, id, field] of [
  ['/', 'hero', 'name'],
  ['/', 'inquiry', 'name'],
  ['/Contact', 'proposal', 'Name'],
] as const) {
  test(`the ${id} form with errors meets WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(path);
    const form = formOf(page, id);
    await fillIn(form, { [field]: '' });
    await submitOf(form).click();
    await expect(fieldOf(form, field)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
}

test('an alert of failure meets WCAG 2.2 AA', async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED/);
  await page.route('**/api/leads/inquiry', (route) => route.abort());
  await page.goto('/');
  const form = formOf(page, 'inquiry');
  await fillIn(form, samples.inquiry());
  await submitOf(form).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

for (const outcome of ['success', 'error'] as const) {
  test(`a toast of ${outcome} meets WCAG 2.2 AA`, async ({ page, trouble }) => {
    if (outcome === 'error') {
      trouble.expect(/ERR_FAILED/);
      await page.route('**/api/leads/proposal', (route) => route.abort());
    }
    await page.goto('/Contact');
    const form = formOf(page, 'proposal');
    await fillIn(form, samples.proposal());
    await submitOf(form).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
}

test('an open question meets WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('details[name="faq"]').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await expectAccessible(page);
});

test.describe('with the growth popup', () => {
  test.use({ withPopup: true });

  test('the popup and its form with errors meet WCAG 2.2 AA', async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible({ timeout: 10_000 });
    // While it rises, its lower part is below the screen.
    await popup.evaluate((sheet) =>
      Promise.all(sheet.getAnimations().map((animation) => animation.finished)),
    );
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Request a call' }).click();
    const form = formOf(page, 'callback');
    await fillIn(form, { name: '' });
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [state, name] of [
    ['success', 'आशा'],
    ['refusal', ' '],
  ] as const) {
    test(`the answer page of a ${state} has one h1, its landmarks and a title`, async ({
      page,
      trouble,
    }) => {
      trouble.expect(/status of 422/);
      await page.goto('/Contact');
      const form = formOf(page, 'proposal');
      for (const [field, value] of Object.entries({ ...samples.proposal(), Name: name })) {
        await fieldOf(form, field).fill(value);
      }
      await submitOf(form).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page).toHaveTitle(/.{8}/);
      await expect(page.getByRole(state === 'success' ? 'status' : 'alert')).toBeVisible();
    });
  }
});
