import { expect, it } from 'vitest';
import { keyOf } from '../../src/inbox/change.ts';

it('the same form posted for another lead is another change', () => {
  const typed = { state: 'won', note: 'Signed.' };
  expect(keyOf(typed, '/leads/a')).toBe(keyOf({ note: 'Signed.', state: 'won' }, '/leads/a'));
  expect(keyOf(typed, '/leads/a')).not.toBe(keyOf(typed, '/leads/b'));
  expect(keyOf(typed, '/leads/a')).not.toBe(keyOf({ ...typed, note: 'Sent.' }, '/leads/a'));
});
