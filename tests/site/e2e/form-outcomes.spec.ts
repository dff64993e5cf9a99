import type { Locator } from '@playwright/test';
import { LEAD_SENT_EVENT } from '../../../src/forms/submission-metadata.ts';
import { expect, test } from './support/fixtures.ts';
import {
  emptied,
  expectFieldError,
  expectValues,
  fieldOf,
  fillIn,
  fillInAsleep,
  formOf,
  pageForms,
  samples,
  send,
  sendAnother,
  submitOf,
  type Values,
} from './support/forms.ts';

/** The islands' files; Astro asks a second time with a query. */
const FORM_SCRIPT = /Form\.[\w-]+\.js/;
const failure = 'Something went wrong. Please try again.';
const success = 'Form submitted successfully!';
const offline = 'Error submitting form. Please try again.';

/**
 * Every form, with what it says when it was sent, is refused, when the network is dead and when a required
 * field is empty. The inquiry form further down home is the hero form's twin.
 */
const everyForm = {
  hero: {
    ...pageForms.hero,
    failure,
    offline,
    success,
    calls: true,
    missing: 'Fields to correct: 1',
  },
  short: {
    ...pageForms.short,
    failure,
    offline,
    success,
    calls: true,
    missing: 'Fields to correct: 1',
  },
  proposal: {
    ...pageForms.proposal,
    failure,
    offline: 'Failed to connect. Please check your internet.',
    success: 'Proposal submitted successfully!',
    calls: true,
    missing: 'Fields to correct: 1',
  },
  callback: {
    path: '/profile/career',
    id: 'callback',
    endpoint: '/api/leads/callback',
    values: samples.callback,
    failure,
    offline: failure,
    success: "Thanks! We'll contact you shortly.",
    calls: true,
    missing: 'Fields to correct: 1',
  },
  comment: {
    path: '/profile/blogs/Fixing-Brand-Trust',
    id: 'comment',
    endpoint: '/api/leads/comment',
    values: samples.comment,
    failure: 'Failed to submit comment, please try again.',
    offline: 'Error submitting comment.',
    success: 'Thank you! Your comment was submitted.',
    calls: false,
    missing: 'Please enter both name and comment.',
  },
} as const;

/** Taps the button where it just clears whatever floats over the lower edge. */
async function sendFromTheEdge(form: Locator): Promise<void> {
  await submitOf(form).evaluate((button) =>
    button.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  await submitOf(form).click();
}

/** Asserts that all of it can be seen, with nothing on top. */
async function expectInSight(notice: Locator): Promise<void> {
  await expect(notice).toBeVisible();
  const covered = () =>
    notice.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const xs = [left + 2, (left + right) / 2, right - 2];
      const ys = [top + 2, (top + bottom) / 2, bottom - 2];
      const points = xs.flatMap((x) => ys.map((y) => [x, y] as const));
      return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(covered).toEqual([]);
}

/** The smaller phone is the harder one. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 780 },
];

for (const viewport of process.env.ALL_SCREENS ? PHONES : PHONES.slice(0, 1)) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, { tag: '@phone' }, () => {
    test.use({ viewport });

    for (const [name, form] of Object.entries(everyForm)) {
      test.describe(`the ${name} form`, () => {
        test.use({ withPopup: name === 'callback' });

        test('says in sight that a field is empty, that it was refused and that nothing answers, keeps everything typed, and gives way to an answer that stays', async ({
          page,
          server,
          trouble,
        }) => {
          trouble.expect(/status of 502|ERR_FAILED|Failed to fetch/);
          await page.goto(form.path);
          if (name === 'callback') {
            const unfold = page.getByRole('button', { name: 'Request a call' });
            await unfold.click({ timeout: 15_000 });
          }
          const element = formOf(page, form.id);
          const values: Values = form.values();
          await fillIn(element, { ...values, ['name' in values ? 'name' : 'Name']: '' });
          await sendFromTheEdge(element);
          await expectInSight(page.getByRole('alert').filter({ hasText: form.missing }));

          await fillIn(element, values);
          for (const answer of ['refused', 'dead'] as const) {
            await page.route(
              `**${form.endpoint}`,
              (route) =>
                // As a proxy says it, without a message.
                answer === 'refused'
                  ? route.fulfill({ status: 502, body: '<h1>Bad</h1>' })
                  : route.abort(),
              { times: 1 },
            );
            await sendFromTheEdge(element);
            const said = answer === 'refused' ? form.failure : form.offline;
            await expectInSight(page.getByRole('alert').filter({ hasText: said }));
            await expect(element.getByText(said)).toBeVisible();
            await expect(submitOf(element)).toHaveText('Try again');
            await expectValues(element, values);
          }

          // Sent, it gives way to an answer that stays, takes the focus, and bears a second press.
          const typedName = values.name ?? values.Name ?? '';
          // A slow phone takes a second Enter before it has painted the answer.
          await element.evaluate((node: HTMLFormElement, sent) => {
            const again = () => queueMicrotask(() => node.requestSubmit());
            node.addEventListener(sent, again, { once: true });
          }, LEAD_SENT_EVENT);
          await sendFromTheEdge(element);
          const heading = page.getByRole('heading', { name: `Thank you, ${typedName}.` });
          await expect(heading).toBeFocused();
          await expectInSight(heading);
          await page.keyboard.press('Enter');
          const answer = page.locator('.sent');
          await expect(answer).toContainText(form.success);
          await expect(answer.locator('a[href^="tel:"]')).toHaveCount(form.calls ? 1 : 0);
          if (form.calls) await expect(answer).toContainText(/We call you (?:today|on \w+day), in/);
          await expect(element).toBeHidden();
          expect(await server.leadsWith(typedName)).toHaveLength(1);

          await sendAnother(page);
          await expect(fieldOf(element, 'name' in values ? 'name' : 'Name')).toBeFocused();
          await expectValues(element, emptied(values));
          await expect(element.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
        });
      });
    }
  });
}

test.describe('the first tap on a form whose script is still on its way', () => {
  test('is answered in the form’s own words, and the browser keeps its bubble back', async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>();
    await page.route(FORM_SCRIPT, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/');
    const form = formOf(page, 'hero');
    const bubble = fieldOf(form, 'name').evaluate(
      (field) =>
        new Promise((resolve) => {
          field.addEventListener('invalid', (event) => resolve(!event.defaultPrevented));
        }),
    );
    await submitOf(form).click();
    expect(await bubble).toBe(false);
    script.resolve();
    await expectFieldError(form, 'name', 'Please enter your name.');
    await expect(fieldOf(form, 'name')).toBeFocused();
  });

  test('is answered by the browser when the script does not come', async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED|Failed to fetch/);
    await page.route(FORM_SCRIPT, (route) => route.abort());
    await page.goto('/');
    const form = formOf(page, 'hero');
    await submitOf(form).click();
    await expect(fieldOf(form, 'name')).toBeFocused();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the short form of a service page sends name and number, with the page as its source and the service before the message', async ({
      page,
      server,
    }) => {
      const { path, id } = pageForms.short;
      await page.goto(path);
      const values = samples.short();
      await (javaScriptEnabled ? fillIn : fillInAsleep)(formOf(page, id), values);
      const service = await page.getByRole('navigation', { name: 'You are here' }).innerText();
      await submitOf(formOf(page, id)).click();
      await expect(page.getByText('Form submitted successfully!').last()).toBeVisible();
      const [lead] = await server.leadsWith(values.name ?? '');
      expect(lead?.fields).toEqual({
        ...values,
        email: '',
        company: '',
        message: expect.stringMatching(/^\S.*$/),
        source: path,
      });
      expect(service).toContain(lead?.fields.message);
    });
  });
}

test('a phone number that only the server can judge gets the server’s answer beside it', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 422/);
  await page.goto('/Contact');
  const form = formOf(page, 'proposal');
  const values = { ...samples.proposal(), Phone: '+91 98765' };
  await send(form, values);
  await expectFieldError(form, 'Phone', 'Please enter your phone number with its country code');
  await expect(fieldOf(form, 'Phone')).toBeFocused();
  await expectValues(form, values);
});
