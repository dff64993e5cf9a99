import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  emptied,
  expectFieldError,
  expectValues,
  fieldOf,
  fillIn,
  formOf,
  pageForms,
  samples,
  send,
  submitOf,
} from './support/forms.ts';
import { autoCloseMs } from './support/toasts.ts';

const TOAST_MS = 3000;
const numberError =
  'Please enter your phone number as 10 digits, without 0 or +91 in front, like 9876543210.';

const toastOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Form submitted' });

const { id, path } = pageForms.hero;

test.describe('the hero form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path);
  });

  test('says success in a green toast for three seconds and is cleared', async ({ page }) => {
    const form = formOf(page, id);
    const values = samples.inquiry();
    await send(form, values);

    const toast = toastOf(page);
    await expect(toast).toHaveText("Form submitted successfully! We'll get back to you soon! 🎉");
    expect(await autoCloseMs(page)).toBe(TOAST_MS);
    await expectValues(form, emptied(values));
    // Off the toast, which lies across the top of a phone: under the pointer its time stands still.
    await page.mouse.move(0, 700);
    await expect(toast).toBeHidden({ timeout: 4 * TOAST_MS });
  });

  test('takes no eleventh character of a phone number from the keyboard', async ({ page }) => {
    const number = fieldOf(formOf(page, id), 'number');
    await number.pressSequentially('98765432101');
    await expect(number).toHaveValue('9876543210');
  });

  test('refuses a wrong phone number beside the field and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    const form = formOf(page, id);
    await fillIn(form, samples.inquiry());
    for (const number of ['+919876543210', '98765', 'phone me!']) {
      // Some software fills in more than maxlength lets anyone type.
      await fieldOf(form, 'number').evaluate((field, value) => {
        (field as HTMLInputElement).value = value;
      }, number);
      await submitOf(form).click();
      await expectFieldError(form, 'number', numberError);
      await expect(form.getByRole('alert')).toBeFocused();
    }
    expect(sent).not.toContain('POST');
  });
});

test.describe('left empty', () => {
  test('the form marks each required field, and its summary takes the focus, counts them and leads to the first', async ({
    page,
  }) => {
    await page.goto('/');
    const form = formOf(page, 'hero');
    await send(form, { name: '' });

    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByText('Fields to correct: 3')).toBeVisible();
    await expect(summary.getByRole('link')).toHaveText(['Please enter your name.']);
    await expectFieldError(form, 'name', 'Please enter your name.');
    await expectFieldError(
      form,
      'email',
      'Please enter your email address, like name@company.com.',
    );
    await expectFieldError(form, 'number', numberError);
    for (const optional of ['company', 'message']) {
      await expect(fieldOf(form, optional)).toHaveAttribute('aria-invalid', 'false');
    }

    await summary.getByRole('link').click();
    await expect(fieldOf(form, 'name')).toBeFocused();
  });

  test('a second attempt takes the focus again; once corrected it goes through, and no error is left', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    const form = formOf(page, 'hero');
    const { email = '', number = '', ...values } = samples.inquiry();
    await send(form, { ...values, email: 'rajesh@' });
    await expect(form.getByRole('alert')).toBeFocused();
    await expectFieldError(form, 'email', 'Please enter your email address');
    await fieldOf(form, 'email').fill(email);
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([numberError]);
    await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'false');
    await fieldOf(form, 'number').fill(number);
    await submitOf(form).click();
    await expect(toastOf(page)).toBeVisible();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
    expect(await server.leadsWith(values.name ?? '')).toHaveLength(1);
  });
});

test.describe('what may stay empty', () => {
  const foldOf = (form: Locator) => form.locator('details');

  test('is folded away until somebody asks for it, and open again with a draft in it', async ({
    page,
  }) => {
    await page.goto('/');
    const form = formOf(page, 'hero');
    await expect(fieldOf(form, 'company')).toBeHidden();
    await fieldOf(form, 'name').fill('Asha');
    await page.reload();
    await expect(foldOf(form)).not.toHaveAttribute('open');
    await foldOf(form).locator('summary').click();
    await fieldOf(form, 'company').fill('Verma Tiles');
    await page.reload();
    await expect(fieldOf(form, 'company')).toBeVisible();
    await expect(fieldOf(form, 'company')).toHaveValue('Verma Tiles');
  });

  test('unfolds when something in it is wrong', async ({ page }) => {
    await page.goto('/');
    const form = formOf(page, 'hero');
    await fillIn(form, samples.inquiry());
    // Some software fills in more than maxlength lets anyone type.
    await fieldOf(form, 'company').evaluate((field: HTMLInputElement) => {
      field.value = 'x'.repeat(200);
      field.closest('details')?.removeAttribute('open');
    });
    await expect(fieldOf(form, 'company')).toBeHidden();
    await submitOf(form).click();
    await expectFieldError(form, 'company', 'Please keep this to 150 characters or fewer.');
    await form.getByRole('alert').getByRole('link').click();
    await expect(fieldOf(form, 'company')).toBeFocused();
  });
});
