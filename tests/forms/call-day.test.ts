import { expect, test } from 'vitest';
import { callSentence } from '../../src/forms/call-day.ts';

const words = {
  today: 'Today',
  later: 'On',
  hours: 'in office hours.',
  days: [1, 2, 3, 4, 5, 6],
  lastCall: '17:00',
  holidays: ['2026-12-25', '2026-12-26'],
};

test.each([
  ['a Monday morning', '2026-11-23T10:00:00+05:30', 'Today, in office hours.'],
  ['a Monday before the office opens', '2026-11-23T00:10:00+05:30', 'Today, in office hours.'],
  ['a minute before the last call', '2026-11-23T16:59:00+05:30', 'Today, in office hours.'],
  ['the last call', '2026-11-23T17:00:00+05:30', 'On Tuesday, in office hours.'],
  ['a Saturday evening', '2026-11-28T19:00:00+05:30', 'On Monday, in office hours.'],
  ['a Sunday', '2026-11-29T09:00:00+05:30', 'On Monday, in office hours.'],
  [
    'a Sunday in Delhi that is Saturday in London',
    '2026-11-28T20:00:00Z',
    'On Monday, in office hours.',
  ],
])('who writes on %s is told when we call', (_case, time, sentence) => {
  expect(callSentence(words, new Date(time))).toBe(sentence);
});

test('nobody is promised a call on a holiday', () => {
  const said = (time: string) => callSentence(words, new Date(time));
  expect(said('2026-12-24T18:00:00+05:30')).toBe('On Monday, in office hours.');
  expect(said('2026-12-25T10:00:00+05:30')).toBe('On Monday, in office hours.');
  const holidays = Array.from({ length: 9 }, (_, day) => `2026-12-${20 + day}`);
  expect(callSentence({ ...words, holidays }, new Date('2026-12-20T10:00:00+05:30'))).toBe(
    'On Tuesday, 29 December, in office hours.',
  );
});

test('an office open on one day calls a week later', () => {
  const late = new Date('2026-11-23T18:00:00+05:30');
  expect(callSentence({ ...words, days: [1] }, late)).toBe('On Monday, in office hours.');
});
