import { expect, test } from 'vitest';
import { backoff, believed, channelRest, jittered } from '../../../src/leads/delivery/backoff.ts';
import { readRetryAfter } from '../../../src/leads/delivery/http-send.ts';

test.each([
  [0, 10],
  [25, 25],
  [1000, 100],
])('after failing for %i ms, the next attempt is %i ms away', (failingMs, delayMs) => {
  expect(backoff(failingMs, 10, 100)).toBe(delayMs);
});

test('a delay is a fifth shorter or longer', () => {
  expect([0, 0.5, 1].map((random) => jittered(1000, random))).toEqual([800, 1000, 1200]);
});

test('Retry-After is believed up to a day, and for a whole channel up to ten minutes', () => {
  expect(believed()).toBe(0);
  expect(believed(60_000)).toBe(60_000);
  expect(believed(1e12)).toBe(86_400_000);
  expect([0, 60_000, 1e12].map(channelRest)).toEqual([0, 60_000, 600_000]);
});

test('Retry-After is read in seconds and as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
  expect(readRetryAfter('soon', now)).toBeUndefined();
  expect(readRetryAfter(null, now)).toBeUndefined();
});
