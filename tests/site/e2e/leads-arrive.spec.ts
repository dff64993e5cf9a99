import { waitFor } from '../../helpers/index.ts';
import { expect, test } from './support/fixtures.ts';
import { formOf, samples, send, type Values } from './support/forms.ts';
import { postWith, type Server } from './support/server.ts';

/** What a lead looks like in `npm run leads -- list` once its service has taken it. */
async function deliveredLead(server: Server, name: string) {
  return waitFor('a delivered lead', async () => {
    const leads = await server.leadsWith(name);
    expect(leads).toHaveLength(1);
    return leads[0]?.deliveries.every(({ state }) => state === 'delivered') && leads[0];
  });
}

/** The parts of a multipart post, in which a line break is always CRLF. */
const partsOf = (values: Values, options: Values) =>
  Object.entries({ ...values, ...options }).map(([name, value]) => [
    name,
    value.replaceAll('\n', '\r\n'),
  ]);

test('an inquiry stands in the list and reaches its relay as specified', {
  tag: '@desktop',
}, async ({ page, server }) => {
  await page.goto(`/?utm_source=google&utm_campaign=${encodeURIComponent('दिवाली')}`);
  const values = samples.inquiry();
  await send(formOf(page, 'inquiry'), values);
  await expect(page.locator('.sent')).toContainText('Form submitted successfully!');

  const post = await postWith(server.relays.inquiry, values.name ?? '');
  expect(post.method).toBe('POST');
  expect(post.headers.accept).toBe('application/json');
  expect(post.headers['content-type']).toMatch(/^multipart\/form-data;/);
  expect(post.parts).toEqual(
    partsOf(values, { _captcha: 'false', _subject: 'New inquiry from the home page' }),
  );
  expect(await deliveredLead(server, values.name ?? '')).toMatchObject({
    form: 'inquiry',
    fields: { ...values, source: 'home' },
    attribution: { utm_source: 'google', utm_campaign: 'दिवाली', landing_page: '/' },
    spam: null,
  });
});

test('a proposal says success, and what happens next in its place, and reaches its sheet as one data object', {
  tag: '@phone',
}, async ({ page, server }) => {
  await page.goto('/Contact');
  const values = samples.proposal();
  await send(formOf(page, 'proposal'), values);
  await expect(page.locator('.sent')).toContainText('Proposal submitted successfully!');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();

  const post = await postWith(server.relays.proposal, values.Name ?? '');
  expect(post.headers['content-type']).toMatch(/^application\/json/);
  expect(post.json).toEqual({ data: values });
  expect(await deliveredLead(server, values.Name ?? '')).toMatchObject({
    form: 'proposal',
    fields: values,
  });
});

test.describe('with the growth popup', () => {
  test.use({ withPopup: true });

  test('a request for a call stands in the list and reaches its relay as specified', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Request a call' }).click({ timeout: 15_000 });
    const values = samples.callback();
    await send(formOf(page, 'callback'), values);
    await expect(page.locator('.sent')).toContainText("Thanks! We'll contact you shortly.");

    const post = await postWith(server.relays.callback, values.name ?? '');
    expect(post.headers.accept).toBe('application/json');
    expect(post.parts).toEqual(
      partsOf(values, {
        _captcha: 'false',
        _template: 'table',
        _subject: 'New Growth Popup Submission',
      }),
    );
    expect(await deliveredLead(server, values.name ?? '')).toMatchObject({
      form: 'callback',
      fields: values,
    });
  });
});
