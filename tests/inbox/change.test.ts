import { expect, it } from 'vitest';
import { keyOf } from '../../src/inbox/change.ts';
import { quickDays } from '../../src/inbox/when.ts';

it('the same form posted for another lead is another change', () => {
  const typed = { state: 'won', note: 'Signed.' };
  expect(keyOf(typed, '/leads/a')).toBe(keyOf({ note: 'Signed.', state: 'won' }, '/leads/a'));
  expect(keyOf(typed, '/leads/a')).not.toBe(keyOf(typed, '/leads/b'));
  expect(keyOf(typed, '/leads/a')).not.toBe(keyOf({ ...typed, note: 'Sent.' }, '/leads/a'));
});

it.each([
  ['a Monday', '2026-11-23', ['2026-11-24', '2026-11-26', '2026-11-30']],
  ['a Friday', '2026-11-27', ['2026-11-28', '2026-11-30']],
  ['a Sunday', '2026-11-22', ['2026-11-23', '2026-11-25']],
])('follow-ups offered on %s are three days at most, each once', (_, today, days) => {
  expect(quickDays(today).map(({ on }) => on)).toEqual(days);
});
