import type { Page } from '@playwright/test';
import { waitFor } from '../../helpers/index.ts';
import { expect, test } from './support/fixtures.ts';
import { fillIn, formOf, pageForms, samples, submitOf, type Values } from './support/forms.ts';
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

for (const [source, { id, path }] of [
  ['hero', pageForms.hero],
  ['home', pageForms.inquiry],
] as const) {
  test(`an inquiry from ${source} stands in the list and reaches its relay as specified`, {
    tag: '@desktop',
  }, async ({ page, server }) => {
    await page.goto(`${path}?utm_source=google&utm_campaign=${encodeURIComponent('दिवाली')}`);
    const values = samples.inquiry();
    await fillIn(formOf(page, id), values);
    await submitOf(formOf(page, id)).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();

    const post = await postWith(server.relays.inquiry, values.name ?? '');
    expect(post.method).toBe('POST');
    expect(post.headers.accept).toBe('application/json');
    expect(post.headers['content-type']).toMatch(/^multipart\/form-data;/);
    expect(post.parts).toEqual(
      partsOf(values, { _captcha: 'false', _subject: 'New inquiry from the home page' }),
    );
    expect(await deliveredLead(server, values.name ?? '')).toMatchObject({
      form: 'inquiry',
      fields: { ...values, source },
      attribution: { utm_source: 'google', utm_campaign: 'दिवाली', landing_page: '/' },
      spam: null,
    });
  });
}

test('a proposal stands in the list and reaches its sheet as one data object', {
  tag: '@phone',
}, async ({ page, server }) => {
  await page.goto('/Contact');
  const values = samples.proposal();
  await fillIn(formOf(page, 'proposal'), values);
  await submitOf(formOf(page, 'proposal')).click();
  await expect(page.getByText('Proposal submitted successfully!')).toBeVisible();

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
    await fillIn(formOf(page, 'callback'), values);
    await submitOf(formOf(page, 'callback')).click();
    await expect(page.getByText("Thanks! We'll contact you shortly.")).toBeVisible();

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

/** Posts as a comment form's script does; no page holds that form yet. */
function sendComment(page: Page, values: Values) {
  return page.evaluate(async (fields) => {
    const answer = await fetch('/api/leads/comment', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return answer.json();
  }, values);
}

test('a comment stands in the list and reaches its sheet as a data array', {
  tag: '@phone',
}, async ({ page, server }) => {
  await page.goto('/');
  const values = samples.comment();
  const answer = await sendComment(page, { ...values, page: '/profile/blogs' });
  expect(answer).toMatchObject({ ok: true, message: 'Thank you! Your comment was submitted.' });

  const post = await postWith(server.relays.comment, values.name ?? '');
  expect(post.json).toEqual({ data: [values] });
  expect(await deliveredLead(server, values.name ?? '')).toMatchObject({
    form: 'comment',
    fields: { ...values, page: '/profile/blogs' },
  });
});

test('a failing relay never shows to the visitor, and the lead waits for it', {
  tag: '@phone',
}, async ({ page, server }) => {
  const relay = server.relays.proposal;
  relay.answerWith({ status: 500 });
  await page.goto('/Contact');
  const values = samples.proposal();
  await fillIn(formOf(page, 'proposal'), values);
  await submitOf(formOf(page, 'proposal')).click();
  await expect(page.getByRole('alert')).toHaveText('Proposal submitted successfully!');
  await postWith(relay, values.Name ?? '');

  const due = await waitFor('the postponed delivery', async () => {
    const [lead] = await server.leadsWith(values.Name ?? '');
    return lead?.deliveries[0]?.state === 'due' && lead.deliveries[0];
  });
  expect(due.attempts).toBe(1);

  // Five seconds later the server tries again by itself.
  relay.answerWith({ status: 200 });
  await deliveredLead(server, values.Name ?? '');
});

test.afterEach(({ server }) => {
  for (const relay of Object.values(server.relays)) relay.answerWith({ status: 200, body: '{}' });
});
