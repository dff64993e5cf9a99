import { waitFor } from '../../helpers/index.ts';
import { expect, test } from './support/fixtures.ts';
import { fieldOf, fillInAsleep, formOf, samples, send, submitOf } from './support/forms.ts';

test('a lead knows the first and the last arrival of its visit, and when its form was touched', {
  tag: '@phone',
}, async ({ page, server, trouble }) => {
  // Pages are left before all of them is there.
  trouble.expect(/net::ERR_ABORTED/);
  await page.goto('/?utm_source=google&gclid=first');
  await page.goto('/Contact');
  await page.goto('/Contact?utm_source=instagram');
  await page.goto('/packages/seo?utm_source=newsletter&utm_campaign=diwali');
  // A step back, and a reload there, show an old arrival again.
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL('/Contact?utm_source=instagram');
  const values = samples.proposal();
  await send(formOf(page, 'proposal'), values);
  await expect(page.locator('.sent')).toContainText('Proposal submitted successfully!');
  const [lead] = await waitFor('the lead', () => server.leadsWith(values.Name ?? ''));
  expect(lead?.attribution).toEqual({
    utm_source: 'google',
    gclid: 'first',
    landing_page: '/',
    last_utm_source: 'newsletter',
    last_utm_campaign: 'diwali',
    last_landing_page: '/packages/seo',
  });
  expect(lead?.spamSignals.filter((signal) => signal !== 'sent within 2 s')).toEqual([]);
});

test('a refused form that is sent again from its answer page keeps where its visit came from', {
  tag: '@phone',
}, async ({ page, server, trouble }) => {
  trouble.expect(/net::ERR_ABORTED|status of 422/);
  await page.goto('/Contact?utm_source=google');
  const values = samples.proposal();
  // What a browser sends before the form's island has come: a native post.
  await page.evaluate((name) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/api/leads/proposal';
    for (const [field, value] of Object.entries({ Name: name, utm_source: 'google' })) {
      const input = document.createElement('input');
      input.name = field;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, values.Name ?? '');
  await page.waitForURL('**/api/leads/proposal');
  const again = formOf(page, 'proposal');
  await expect(fieldOf(again, 'Name')).toHaveValue(values.Name ?? '');
  await expect(fieldOf(again, 'utm_source')).toHaveValue('google');
  await fillInAsleep(again, values);
  await submitOf(again).click();
  const [lead] = await waitFor('the lead', async () => {
    const leads = await server.leadsWith(values.Name ?? '');
    return leads.length > 0 && leads;
  });
  // The first from the page, the second added by its script, since no island is there to do so.
  expect(lead?.attribution).toEqual({ utm_source: 'google', landing_page: '/Contact' });
});
