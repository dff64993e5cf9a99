import { expect, it } from 'vitest';
import { isOlderThanEnglish, withMark } from '../../src/catalog/load/hindi-mark.ts';

const ENGLISH =
  'title: Website\nprice: 79500\npoints:\n  - text: One\n    icon: bolt\n  - text: Two\n';
const HINDI = 'title: वेबसाइट\npoints:\n  - text: एक\n  - text: दो\n';

it('a Hindi file says when its English words have changed, until it is changed itself', () => {
  const marked = withMark(ENGLISH, HINDI);
  expect(withMark(ENGLISH, marked)).toBe(marked);
  expect(isOlderThanEnglish(ENGLISH, marked)).toBe(false);

  const other = ENGLISH.replace('Two', 'Both');
  expect(isOlderThanEnglish(other, marked)).toBe(true);
  expect(isOlderThanEnglish(other, withMark(other, marked))).toBe(true);
  expect(isOlderThanEnglish(other, withMark(other, marked.replace('दो', 'दोनों')))).toBe(false);
  expect(isOlderThanEnglish(other, withMark(other, marked.replace(/^#.*\n/, '')))).toBe(false);
});

it('a price, an icon, or English that Hindi leaves to it, ages no Hindi', () => {
  const marked = withMark(ENGLISH, HINDI);
  expect(isOlderThanEnglish(ENGLISH.replace('79500', '81000'), marked)).toBe(false);
  expect(isOlderThanEnglish(ENGLISH.replace('bolt', 'star'), marked)).toBe(false);
});
