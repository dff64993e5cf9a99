import { expect, test } from 'vitest';
import { jaaliName, jaaliPath } from '../../src/forms/jaali.ts';

test.each(['Khanna Tiles', 'O’Neil & Sons (est. 1984)', 'शर्मा जी की मिठाई', 'Cafe 24', 'क्‍या'])(
  'a jaali is drawn of %s',
  (name) => {
    expect(jaaliName(name)).toBe(name);
    expect(decodeURIComponent(jaaliPath(name) ?? '')).toBe(`/jaali/${name}`);
  },
);

test('a name is read as it would be said', () => {
  expect(jaaliName('  Khanna \t Tiles ')).toBe('Khanna Tiles');
});

test.each([
  '',
  '..',
  '9876543210',
  '<b>Khanna</b>',
  'khanna/tiles',
  'buy: https',
  'Имя',
  'Café',
  '🎉 Khanna',
  'a'.repeat(61),
])('none of %j', (typed) => {
  expect(jaaliName(typed)).toBeUndefined();
  expect(jaaliPath(typed)).toBeUndefined();
});
