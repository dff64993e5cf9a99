import { describe, expect, test } from 'vitest';
import { callback } from '../../src/forms/callback.ts';
import { comment } from '../../src/forms/comment.ts';
import type { Form } from '../../src/forms/form.ts';
import { forms } from '../../src/forms/index.ts';
import { inquiry } from '../../src/forms/inquiry.ts';
import { proposal } from '../../src/forms/proposal.ts';
import { validate } from '../../src/forms/validate.ts';

const NAME_MAX = 100;
const MESSAGE_MAX = 3000;
const COMMENT_MAX = 2000;

const goodInquiry = { name: 'Asha', email: 'asha@firm.in', number: '9876543210' };
const goodProposal = {
  Name: 'Asha',
  Email: 'asha@firm.in',
  Company: 'Firm',
  Phone: '+91 98765 43210',
};
const goodCallback = { name: 'Asha', email: 'asha@firm.in', message: 'Call me' };

function errorsOf(form: Form, input: Record<string, unknown>) {
  const checked = validate(form, input);
  return checked.ok ? {} : checked.errors;
}

describe('messages', () => {
  test('are those of specification section 8', () => {
    expect(inquiry.messages).toEqual({
      success: "Form submitted successfully! We'll get back to you soon! 🎉",
      failure: 'Something went wrong. Please try again.',
      unreachable: 'Error submitting form. Please try again.',
    });
    expect(proposal.messages).toEqual({
      success: 'Proposal submitted successfully!',
      failure: 'Something went wrong. Please try again.',
      unreachable: 'Failed to connect. Please check your internet.',
    });
    expect(callback.messages).toEqual({
      success: "Thanks! We'll contact you shortly.",
      failure: 'Something went wrong. Please try again.',
      unreachable: 'Something went wrong. Please try again.',
    });
    expect(comment.messages).toEqual({
      success: 'Thank you! Your comment was submitted.',
      failure: 'Failed to submit comment, please try again.',
      unreachable: 'Error submitting comment.',
      missing: 'Please enter both name and comment.',
    });
  });

  test('tell what to do in every field error', () => {
    for (const form of Object.values(forms)) {
      const errors = Object.values(errorsOf(form, {}));
      expect(errors).not.toEqual([]);
      for (const text of errors) expect(text).toMatch(/^Please [^<>]+\.$/);
    }
  });
});

describe('inquiry', () => {
  test('needs name, email and number only', () => {
    expect(validate(inquiry, goodInquiry)).toEqual({
      ok: true,
      values: { ...goodInquiry, company: '', message: '', source: 'home' },
    });
    expect(Object.keys(errorsOf(inquiry, {}))).toEqual(['name', 'email', 'number']);
  });

  test.each([
    '',
    '98765',
    '98765432101',
    '98765 4321',
    '0981001234',
    '+919876543',
    'call me!!!',
    '९८७६५४३२१',
  ])('asks for ten digits when the number is "%s"', (number) => {
    expect(errorsOf(inquiry, { ...goodInquiry, number })).toEqual({
      number: 'Please enter your phone number as 10 digits, like 9876543210.',
    });
  });

  test.each([
    '9876543210',
    '९८७६५ ४३२१०',
    '98765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '098765-43210',
    '0091 98765 43210',
    '919876543210',
    ' (098765) 43210 ',
  ])('takes "%s" as ten digits', (number) => {
    expect(validate(inquiry, { ...goodInquiry, number })).toMatchObject({
      values: { number: '9876543210' },
    });
  });

  test('keeps source hero, and takes any other for home', () => {
    const sourceOf = (source: string) => validate(inquiry, { ...goodInquiry, source });
    expect(sourceOf('hero')).toMatchObject({ values: { source: 'hero' } });
    expect(sourceOf('elsewhere')).toMatchObject({ values: { source: 'home' } });
  });
});

describe('proposal', () => {
  test('needs name, email, company and phone only', () => {
    expect(validate(proposal, goodProposal).ok).toBe(true);
    expect(Object.keys(errorsOf(proposal, {}))).toEqual(['Name', 'Email', 'Company', 'Phone']);
  });

  test.each(['+91 98765 43210', '+44 (20) 7946-0958', '011 2345 6789', '9876543210'])(
    'takes the phone number %s',
    (Phone) => {
      expect(errorsOf(proposal, { ...goodProposal, Phone })).toEqual({});
    },
  );

  test.each(['(+91) 98765 43210', '+९१ ९८७६५ ४३२१०'])(
    'takes "%s" as a number that is dialled',
    (Phone) => {
      const values = { Phone: '+91 98765 43210' };
      expect(validate(proposal, { ...goodProposal, Phone })).toMatchObject({ values });
    },
  );

  test.each([
    'example.in',
    'https://example.in/a?b=c',
    'www.example.co.in:8080/x',
    'उदाहरण.भारत',
    '',
  ])('takes the website "%s"', (WebsiteLink) => {
    expect(errorsOf(proposal, { ...goodProposal, WebsiteLink })).toEqual({});
  });

  test.each(['example', 'javascript:alert(1)', 'ftp://example.in', 'no website yet'])(
    'refuses the website "%s"',
    (WebsiteLink) => {
      expect(Object.keys(errorsOf(proposal, { ...goodProposal, WebsiteLink }))).toEqual([
        'WebsiteLink',
      ]);
    },
  );
});

describe('callback', () => {
  test('needs name, email and message, however short; phone is optional', () => {
    expect(validate(callback, goodCallback).ok).toBe(true);
    expect(Object.keys(errorsOf(callback, {}))).toEqual(['name', 'email', 'message']);
  });

  test('refuses a phone number that is none', () => {
    expect(Object.keys(errorsOf(callback, { ...goodCallback, phone: 'later' }))).toEqual(['phone']);
  });
});

describe('comment', () => {
  test.each([
    [{ name: '', comment: 'Nice' }],
    [{ name: 'Asha', comment: '' }],
    [{ name: '  ', comment: ' \n ' }],
    [{}],
  ])('asks for both when one is empty: %j', (input) => {
    expect(validate(comment, input)).toMatchObject({
      ok: false,
      message: 'Please enter both name and comment.',
    });
  });

  test('fails with the failure text when it is only too long', () => {
    const long = { name: 'Asha', comment: 'x'.repeat(COMMENT_MAX + 1) };
    expect(validate(comment, long)).toMatchObject({ message: comment.messages.failure });
  });
});

describe('text', () => {
  test('is trimmed, composed and freed of control characters, and Devanagari stays as it is', () => {
    const name = '  राजेश\u0000  क़ुरैशी\t';
    const message = 'पहली पंक्ति\r\nदूसरी\u0007 पंक्ति\u0000';
    expect(validate(inquiry, { ...goodInquiry, name, message })).toMatchObject({
      values: { name: 'राजेश क़ुरैशी'.normalize('NFC'), message: 'पहली पंक्ति\nदूसरी पंक्ति' },
    });
    const decomposed = validate(inquiry, { ...goodInquiry, name: 'Jose\u0301' });
    expect(decomposed).toMatchObject({ values: { name: 'José' } });
  });

  test.each([
    ['zero-width spaces', '\u200B\uFEFF\u2060'],
    ['joiners alone', '\u200D\u200C'],
    ['spaces of all kinds', '\u00A0\u1680\u2003\u202F\u205F\u3000'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['an empty Braille cell', '\u2800'],
    ['variation selectors and tags', '\uFE0F\u{E0041}\u{E0100}'],
    ['soft hyphens and marks of direction', '\u00AD\u200E\u200F\u061C\u202E\u2069'],
    ['lines of nothing', '\u200B\r\n\u2028\u0000\t'],
  ])('in which nothing can be seen is empty: %s', (_case, nothing) => {
    expect(Object.keys(errorsOf(comment, { name: nothing, comment: nothing }))).toEqual([
      'name',
      'comment',
    ]);
    expect(validate(inquiry, { ...goodInquiry, company: nothing })).toMatchObject({
      values: { company: '' },
    });
  });

  test('keeps what joins and shapes letters', () => {
    for (const name of ['क्‍ष', 'श्री‌मती', 'न्\u200D', 'می‌خواهم', '👩‍💻', '❤️', '®']) {
      expect(validate(inquiry, { ...goodInquiry, name, message: name })).toMatchObject({
        values: { name: name.normalize('NFC'), message: name.normalize('NFC') },
      });
    }
  });

  test('of one line turns no direction around', () => {
    const name = '\u202EAsha\u202C \u2066Verma\u2069\u200F';
    expect(validate(inquiry, { ...goodInquiry, name })).toMatchObject({
      values: { name: 'Asha Verma\u200F' },
    });
  });

  test('of one line can hold no line break, so that it can stand in a mail header', () => {
    const checked = validate(inquiry, { ...goodInquiry, name: 'Asha\r\nBcc: all@example.com' });
    expect(checked).toMatchObject({ values: { name: 'Asha Bcc: all@example.com' } });
  });

  test('may be as long as its limit and no longer', () => {
    const fits = { name: 'x'.repeat(NAME_MAX), message: 'x'.repeat(MESSAGE_MAX) };
    expect(errorsOf(inquiry, { ...goodInquiry, ...fits })).toEqual({});
    const long = { name: `${fits.name}x`, message: `${fits.message}x` };
    expect(Object.keys(errorsOf(inquiry, { ...goodInquiry, ...long }))).toEqual([
      'name',
      'message',
    ]);
  });

  test.each(['asha', 'asha@', '@firm.in', 'asha firm@firm.in', 'asha@firm..in'])(
    'that is no email address gets an example: %s',
    (email) => {
      expect(errorsOf(inquiry, { ...goodInquiry, email })).toEqual({
        email: 'Please enter your email address, like name@company.com.',
      });
    },
  );
});
