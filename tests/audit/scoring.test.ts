import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categories, categoryShares } from '../../src/audit/check.ts';
import { checks } from '../../src/audit/checks/index.ts';
import type { Outcomes } from '../../src/audit/judge.ts';
import { fail, notApplicable, notChecked, type Outcome, pass } from '../../src/audit/outcome.ts';
import { repairsOf, STOPPED_CAP, scoreOf } from '../../src/audit/scoring.ts';

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant(pass()),
  fc.constant(fail()),
  fc
    .double({ min: 0.001, max: 0.999, noNaN: true })
    .map((share): Outcome => ({ kind: 'partly', share })),
  fc.constant(notApplicable),
  fc.constant(notChecked('time')),
);
const outcomes: fc.Arbitrary<Outcomes> = fc.record(
  Object.fromEntries(checks.map(({ id }) => [id, outcome])),
);
const oneOf = fc.constantFrom(...checks);
const all = (each: Outcome) => Object.fromEntries(checks.map(({ id }) => [id, each]));

it('the shares of the categories are per cent of the whole', () => {
  expect(categories.reduce((sum, id) => sum + categoryShares[id], 0)).toBe(100);
});

it('turning one outcome to pass never lowers the score, whatever it was', () => {
  fc.assert(
    fc.property(outcomes, oneOf, (before, { id, category }) => {
      const after = { ...before, [id]: pass() };
      const [then, now] = [scoreOf(checks, before), scoreOf(checks, after)];
      expect(now.total).toBeGreaterThanOrEqual(then.total);
      expect(now.categories[category] ?? 0).toBeGreaterThanOrEqual(then.categories[category] ?? 0);
      expect(Number(now.capped)).toBeLessThanOrEqual(Number(then.capped));
    }),
    { numRuns: 300 },
  );
});

it('what was not checked or does not apply counts neither way', () => {
  const unseen = fc.constantFrom(notChecked('time'), notApplicable);
  fc.assert(
    fc.property(outcomes, oneOf, unseen, (before, { id }, seen) => {
      const without = checks.filter((check) => check.id !== id);
      const { total, categories } = scoreOf(checks, { ...before, [id]: seen });
      expect({ total, categories }).toEqual({
        total: scoreOf(without, before).total,
        categories: scoreOf(without, before).categories,
      });
    }),
    { numRuns: 100 },
  );
});

it('only a site without any fault has 100, and one with a fault that stops it at most the cap', () => {
  expect(scoreOf(checks, all(pass())).total).toBe(100);
  expect(scoreOf(checks, all(fail())).total).toBe(0);
  const { total } = scoreOf(checks, { ...all(pass()), viewport: { kind: 'partly', share: 0.999 } });
  expect(total).toBe(99);
  for (const { id, weight } of checks) {
    const stopped = scoreOf(checks, { ...all(pass()), [id]: fail() });
    expect(stopped.capped, id).toBe(weight === 10);
    if (weight === 10) expect(stopped.total, id).toBe(STOPPED_CAP);
  }
});

it('repairs come by what they win, and what is told only is none', () => {
  const repairs = repairsOf(checks, all(fail()));
  const weights = repairs.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights).not.toContain(0);
  expect(repairsOf(checks, all(pass()))).toEqual([]);
});

it('of what weighs the same, the sure comes before the likely', () => {
  const weighed = { category: 'findable', weight: 2 } as const;
  const [sure, likely] = [
    { id: 'sure', ...weighed },
    { id: 'likely', ...weighed, likely: true },
  ] as const;
  const outcomes = { sure: fail(), likely: fail() };
  for (const order of [
    [sure, likely],
    [likely, sure],
  ]) {
    expect(repairsOf(order, outcomes).map(({ id }) => id)).toEqual(['sure', 'likely']);
  }
});
