import { describe, expect, test } from 'vitest';
import { readRetryAfter } from '../../../src/leads/delivery/http-send.ts';
import { delayAfter, retryDelaysMs } from '../../../src/leads/delivery/retry-delays.ts';

describe('the schedule', () => {
  test('spreads eight attempts over at least 24 hours', () => {
    expect(retryDelaysMs).toHaveLength(7);
    const hours = retryDelaysMs.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
  });

  test('jitters by a fifth either way and ends', () => {
    expect(delayAfter(1, [1000], 0)).toBe(800);
    expect(delayAfter(1, [1000], 1)).toBe(1200);
    expect(delayAfter(2, [1000], 0.5)).toBeUndefined();
  });

  test('obeys Retry-After up to a day', () => {
    expect(delayAfter(1, [1000], 0.5, 60_000)).toBe(60_000);
    expect(delayAfter(1, [1000], 0.5, 10)).toBe(1000);
    expect(delayAfter(1, [1000], 0.5, 1e12)).toBe(86_400_000);
  });

  test('reads Retry-After in seconds and as a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(readRetryAfter('120', now)).toBe(120_000);
    expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
    expect(readRetryAfter('soon', now)).toBeUndefined();
    expect(readRetryAfter(null, now)).toBeUndefined();
  });
});
