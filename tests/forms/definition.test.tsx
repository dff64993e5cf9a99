import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formWordsSchema } from '../../src/catalog/schemas/forms.ts';
import { cellOf, columnsOf, labelled, payloadOf } from '../../src/forms/derive.ts';
import { defineForm } from '../../src/forms/form.ts';
import { validate } from '../../src/forms/validate.ts';
import { phoneErrors } from '../../src/leads/intake/phone.ts';
import { answerView } from '../../src/server/answer-view.ts';
import { LeadForm } from '../../src/site/ui/forms/LeadForm.tsx';

const name = { kind: 'name', label: 'Name', column: 'name', required: 'Please enter it.' } as const;
const texts = {
  name: 'inquiry',
  title: 'New lead',
  messages: { success: 'Yes', failure: 'No', unreachable: 'Gone' },
} as const;

/** A form with one field that no form of the site has, and another form beside it. */
const form = defineForm({
  ...texts,
  fields: {
    name,
    City: {
      kind: 'line',
      label: 'City of the shop',
      column: 'city',
      required: 'Please say where.',
    },
    Mobile: { kind: 'phone', label: 'Mobile', column: 'phone' },
    campaign: { kind: 'hidden', label: 'Campaign', column: 'campaign', fallback: 'none' },
  },
});
const other = defineForm({
  ...texts,
  fields: { name, phone: { kind: 'phone', label: 'Phone', column: 'phone' } },
});
const typed = { name: 'Asha', City: ' Morbi ', Mobile: '' };
const values = { name: 'Asha', City: 'Morbi', Mobile: '', campaign: 'none' };

const words: ComponentProps<typeof LeadForm>['words'] = {
  heading: 'Call me',
  lead: 'Soon.',
  fields: {
    name: { label: 'Your name' },
    City: { label: 'Your city' },
    Mobile: { label: 'Mobile' },
  },
  submit: 'Send',
  sending: 'Sending',
  next: 'We call.',
};

test('a field of a definition is checked on both sides', () => {
  expect(validate(form, typed)).toEqual({ ok: true, values });
  expect(validate(form, {})).toMatchObject({
    errors: { name: 'Please enter it.', City: 'Please say where.' },
  });
  expect(Object.keys(phoneErrors(form, { Mobile: '+91 98765' }))).toEqual(['Mobile']);
});

test('a field of a definition has its input, its words and its slots on the answer page', () => {
  const html = renderToStaticMarkup(
    <LeadForm
      id="a"
      form={form}
      words={words}
      common={{
        optional: 'optional',
        honeypot: 'Leave empty',
        errorSummary: 'Please check',
        retry: 'Again',
        smallPrint: { line: 'Kept', before: 'See our', link: 'policy', href: '/p' },
        sent: { thanks: 'Thank you', again: 'Again' },
        toasts: { area: 'Messages', close: 'Close' },
        directWays: {
          heading: 'Call',
          phone: { display: '1', e164: '+1' },
          whatsapp: '1',
          chatLabel: 'Chat',
        },
        calls: {
          today: 'Today',
          later: 'On',
          hours: 'early.',
          days: [1],
          lastCall: '17:00',
          holidays: [],
        },
      }}
      asTemplate
      formState={{ state: { phase: 'idle' }, failed: false, submit: async () => {}, clear() {} }}
    />,
  );
  expect(html).toMatch(
    /<label for="a-City">Your city<\/label><input id="a-City" required="" maxLength="150"/,
  );
  expect(html).toContain('value="{{values.City}}"');
  expect(html).toContain('{{errors.City}}');
  expect(html).toMatch(/type="tel" inputMode="tel"/);
  expect(html).toContain('type="hidden" name="campaign" value="{{values.campaign}}"');
  const view = answerView(form, 'No', '/', undefined, { City: 'Please say where.' });
  expect(view).toMatchObject({ values: { City: '' }, invalid: { City: 'true', name: 'false' } });
});

test('a field of a definition reaches services, tables and mails', () => {
  expect(payloadOf(form, values)).toEqual({ name: 'Asha', City: 'Morbi', Mobile: '' });
  expect(columnsOf([other, form])).toEqual(['name', 'city', 'phone', 'campaign']);
  expect(cellOf(form, 'city', values)).toBe('Morbi');
  expect(labelled(form, values)).toContainEqual(['City of the shop', 'Morbi']);
});

test('a field without words stops the build by its name', () => {
  const { City: _forgotten, ...fields } = words.fields;
  const checked = formWordsSchema(form).safeParse({ ...words, fields });
  expect(checked.error?.issues.map(({ path }) => path)).toEqual([['fields', 'City']]);
  expect(formWordsSchema(form).safeParse(words).success).toBe(true);
});

test('a field without its label or column, or with a misspelt property, does not compile', () => {
  defineForm({
    ...texts,
    fields: {
      // @ts-expect-error: Property 'label' is missing
      a: { kind: 'line', column: 'a' },
      // @ts-expect-error: Property 'column' is missing
      b: { kind: 'line', label: 'B' },
      // @ts-expect-error: 'requird' does not exist
      c: { kind: 'line', label: 'C', column: 'c', requird: 'Please enter it.' },
      // @ts-expect-error: a text has no sentence of its own
      d: { kind: 'text', label: 'D', column: 'd', required: true },
    },
  });
});
