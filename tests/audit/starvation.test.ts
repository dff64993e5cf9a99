import { expect, test, vi } from 'vitest';
import { watchStarvation } from '../../src/audit/run/worker.ts';

test('a process whose clock jumps between its looks was starved; one that looks in time was not', () => {
  vi.useFakeTimers();
  const isStarved = watchStarvation();
  vi.advanceTimersByTime(10_000);
  expect(isStarved()).toBe(false);
  // What it is when others had the processor for so long.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  expect(isStarved()).toBe(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
