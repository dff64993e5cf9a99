import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor types, by field name. */
export type Values = Readonly<Record<string, string>>;

/** Values that a form takes, in several scripts; the name is never the same twice. */
export const samples = {
  inquiry: (): Values => ({
    name: `राजेश ${randomUUID()}`,
    email: 'rajesh@firm.in',
    number: '9876543210',
    company: 'गुप्ता & Söhne "Brass" <Works>',
    message: 'नमस्ते 🙏\nBrass fittings, to builders',
  }),
  short: (): Values => ({ name: `Farah ${randomUUID()}`, number: '9876543210' }),
  proposal: (): Values => ({
    Name: `आशा ${randomUUID()}`,
    Email: 'asha@firm.in',
    Company: 'Asha’s अचार',
    Phone: '+91 98765 43210',
    WebsiteLink: 'firm.in',
    Message: 'More enquiries from गुरुग्राम, ₹50,000 a month 🚀',
  }),
  callback: (): Values => ({
    name: `José ${randomUUID()}`,
    email: 'jose@firm.in',
    phone: '+91 98765 43210',
    message: 'कॉल करें after 5 pm — “please”, at least fifty characters long 📞',
  }),
  comment: (): Values => ({
    name: `Zoë ${randomUUID()}`,
    comment: 'बहुत बढ़िया लेख! 👏',
  }),
};

/** The forms of the built pages: where they stand and what they take. */
export const pageForms = {
  hero: { path: '/', id: 'hero', endpoint: '/api/leads/inquiry', values: samples.inquiry },
  inquiry: { path: '/', id: 'inquiry', endpoint: '/api/leads/inquiry', values: samples.inquiry },
  short: {
    path: '/services/ads-management-services',
    id: 'short-top',
    endpoint: '/api/leads/inquiry',
    values: samples.short,
  },
  proposal: {
    path: '/Contact',
    id: 'proposal',
    endpoint: '/api/leads/proposal',
    values: samples.proposal,
  },
} as const;

/** A form by its id in the page, e.g. `hero`. */
export const formOf = (page: Page, id: string): Locator => page.locator(`#${id}-form`);

export const fieldOf = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

export const submitOf = (form: Locator): Locator => form.locator('button[type="submit"]');

/** Types into the form, which has woken when this is done: it then checks its fields itself. */
export async function fillIn(form: Locator, values: Values): Promise<void> {
  await fillInAsleep(form, values);
  await expect(form).toHaveAttribute('novalidate');
}

/** The same without waiting for the form's script, which may be off. */
export async function fillInAsleep(form: Locator, values: Values): Promise<void> {
  const fold = form.locator('.lead-form__more:not([open]) > summary');
  if (Object.keys(values).length > 0 && (await fold.count()) > 0) await fold.click();
  for (const [name, value] of Object.entries(values)) await fieldOf(form, name).fill(value);
}

/** Types into the form and sends it. */
export async function send(form: Locator, values: Values): Promise<void> {
  await fillIn(form, values);
  await submitOf(form).click();
}

/** Asks for the form again where its answer stands, which takes no press in its first moments. */
export async function sendAnother(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send another' });
  await expect(async () => {
    await button.click({ timeout: 1000 });
    await expect(button).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

/** Opens the page of a form and types into it. */
export async function openFilled(
  page: Page,
  {
    path,
    id,
    values,
  }: { readonly path: string; readonly id: string; readonly values: () => Values },
): Promise<{ readonly form: Locator; readonly typed: Values }> {
  await page.goto(path);
  const form = formOf(page, id);
  const typed = values();
  await fillIn(form, typed);
  return { form, typed };
}

/** Asserts that the form holds exactly these values. */
export async function expectValues(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(fieldOf(form, name)).toHaveValue(value);
  }
}

/** The same values, all empty: what a cleared form holds. */
export function emptied(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}

/** Asserts that the field is marked as wrong, and that this sentence beside it describes it. */
export async function expectFieldError(form: Locator, name: string, text: string): Promise<void> {
  const field = fieldOf(form, name);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${literally(text)}`));
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
