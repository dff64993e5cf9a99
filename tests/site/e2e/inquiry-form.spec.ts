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
const numberError = 'Please enter your phone number as 10 digits, like 9876543210.';

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

  test('makes ten digits of whatever is typed, pasted or filled in, before its script has come', async ({
    page,
  }) => {
    await page.route(/Form\.[\w-]+\.js/, () => {});
    const number = fieldOf(formOf(page, id), 'number');
    await number.pressSequentially('098765-43210');
    await expect(number).toHaveValue('9876543210');
    for (const pasted of ['98765 43210', '+91 98765 43210', '+91-98765-43210', '0091 9876543210']) {
      await number.press('ControlOrMeta+a');
      await page.keyboard.insertText(pasted);
      await expect(number).toHaveValue('9876543210');
    }
    await number.fill('+44 20 7946 0958');
    await expect(number).toHaveValue('+44 20 7946 0958');
  });

  test('refuses a wrong phone number beside the field and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    const form = formOf(page, id);
    await fillIn(form, samples.inquiry());
    for (const number of ['98765432101', '98765', 'phone me!']) {
      await fieldOf(form, 'number').fill(number);
      await submitOf(form).click();
      await expectFieldError(form, 'number', numberError);
      await expect(fieldOf(form, 'number')).toBeFocused();
    }
    expect(sent).not.toContain('POST');
  });
});

test.describe('left empty', () => {
  test('the form marks each required field, and its list above them counts them and leads to each', async ({
    page,
  }) => {
    await page.goto('/');
    const form = formOf(page, 'hero');
    await send(form, { name: '' });

    const summary = form.getByRole('alert').filter({ hasText: 'Fields' });
    await expect(fieldOf(form, 'name')).toBeFocused();
    await expect(summary.getByText('Fields to correct: 3')).toBeVisible();
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter your name.',
      numberError,
      'Please enter your email address, like name@company.com.',
    ]);
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

    await summary.getByRole('link').last().click();
    await expect(fieldOf(form, 'email')).toBeFocused();
  });

  test('a second attempt takes the focus to what is still wrong; once corrected it goes through', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    const form = formOf(page, 'hero');
    const { email = '', number = '', ...values } = samples.inquiry();
    await send(form, { ...values, email: 'rajesh@' });
    await expect(fieldOf(form, 'number')).toBeFocused();
    await expectFieldError(form, 'email', 'Please enter your email address');
    await fieldOf(form, 'email').fill(email);
    await submitOf(form).click();
    await expect(fieldOf(form, 'number')).toBeFocused();
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
  const foldOf = (form: Locator) => form.locator('.lead-form__more');

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
