import { expect, it } from 'vitest';
import { hisaab } from '../../../src/catalog/words/hisaab.ts';

const assumed = { click: 50, calls: 6, wasted: [14, 18, 12, 6], stopped: 80, fee: 10_000 };

it('counts calls and their price before and after, our fee included', () => {
  expect(hisaab(50_000, assumed)).toEqual({
    losses: [7000, 9000, 6000, 3000],
    left: 25_000,
    today: { calls: 30, each: 1667 },
    ours: { calls: 54, each: 1111 },
    pays: true,
  });
});

it('admits that a small budget does not carry the fee', () => {
  expect(hisaab(10_000, assumed).pays).toBe(false);
});
