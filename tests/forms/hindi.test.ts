import { expect, test } from 'vitest';
import { hindiMessages } from '../../src/forms/hindi.ts';
import { shownForms } from '../../src/forms/index.ts';
import { translated } from '../../src/forms/translated.ts';
import { validate } from '../../src/forms/validate.ts';

const DEVANAGARI = /[\u0900-\u097f]/;
const inHindi = (text: string) => translated(text, hindiMessages);

test('every outcome of every form is said in Hindi on a Hindi page', () => {
  const said = shownForms.flatMap(({ messages }) => Object.values(messages));
  expect(said.filter((text) => !DEVANAGARI.test(inHindi(text)))).toEqual([]);
});

test('whatever is wrong with a field is said in Hindi, its limit included', () => {
  const long = 'x'.repeat(4000);
  const wrong = shownForms.flatMap((form) => {
    const names = Object.keys(form.fields);
    return ['', '?', long].flatMap((text) => {
      const checked = validate(form, Object.fromEntries(names.map((name) => [name, text])));
      return checked.ok ? [] : Object.values(checked.errors);
    });
  });
  expect(wrong.length).toBeGreaterThan(20);
  expect(wrong.filter((text) => !DEVANAGARI.test(inHindi(text)))).toEqual([]);
  expect(inHindi('Please keep this to 100 characters or fewer.')).toContain('100');
});
