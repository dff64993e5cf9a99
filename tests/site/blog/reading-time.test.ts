import { expect, it } from 'vitest';
import { countWords, readingMinutes } from '../../../src/catalog/articles/reading-time.ts';

it.each([
  ['', 0],
  ['## Two words', 2],
  ['__bold__ and **marked**, can’t', 4],
  ['₹1,20,000 a month', 3],
  ['- [ ] कौन-सा काम किसका', 3],
  ['| a | b |\n|---|--:|', 2],
])('counts the words of "%s"', (markdown, count) => expect(countWords(markdown)).toBe(count));

it('reads two hundred words a minute and never less than a minute', () => {
  expect(readingMinutes('word')).toBe(1);
  expect(readingMinutes('word '.repeat(1000))).toBe(5);
  expect(readingMinutes('word '.repeat(1280))).toBe(6);
});
