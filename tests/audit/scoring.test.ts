import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Check, Weight } from '../../src/audit/check.ts';
import { checks } from '../../src/audit/checks/index.ts';
import { progressOf } from '../../src/audit/events.ts';
import type { Outcomes } from '../../src/audit/judge.ts';
import { categories } from '../../src/audit/kinds.ts';
import { fail, notApplicable, notChecked, pass } from '../../src/audit/outcome.ts';
import type { Outcome } from '../../src/audit/said.ts';
import { lossOf, repairsOf, STOPPED_CAP, scoreOf } from '../../src/audit/scoring.ts';

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

it('the points of a group are what its own faults leave; one in which nothing was judged has none', () => {
  for (const category of categories) {
    const isOwn = (check: Check) => check.category === category;
    const fails = (those: readonly Check[]) => ({
      ...all(pass()),
      ...Object.fromEntries(those.map(({ id }) => [id, fail()])),
    });
    const others = checks.filter((check) => !isOwn(check));
    expect(scoreOf(checks, fails(others)).categories[category]).toBe(100);
    expect(scoreOf(checks, fails(checks.filter(isOwn))).categories[category]).toBeLessThan(70);
    const seen = Object.fromEntries(others.map(({ id }) => [id, pass()]));
    expect(scoreOf(checks, seen).categories).not.toHaveProperty(category);
  }
});

it('a fault of a higher weight always costs more, whatever else applies', () => {
  const twoOf = fc.tuple(oneOf, oneOf).filter(([{ weight }, other]) => weight > other.weight);
  fc.assert(
    fc.property(outcomes, twoOf, (others, [heavy, light]) => {
      const both = { ...others, [heavy.id]: pass(), [light.id]: pass() };
      const without = (id: string) => ({ ...both, [id]: fail() });
      const [total, ...less] = [both, without(light.id), without(heavy.id)].map((each) =>
        scoreOf(checks, each),
      );
      expect(lossOf(heavy, without(heavy.id))).toBeGreaterThan(lossOf(light, without(light.id)));
      expect(less[1]?.total).toBeLessThanOrEqual(less[0]?.total ?? 0);
      expect(less[0]?.total).toBeLessThanOrEqual(total?.total ?? 0);
    }),
    { numRuns: 300 },
  );
});

it('only a site without any fault has 100, and each fault keeps it below what its weight allows', () => {
  const totalWith = (wrong: readonly Check[], outcome: Outcome = fail()) =>
    scoreOf(checks, {
      ...all(pass()),
      ...Object.fromEntries(wrong.map(({ id }) => [id, outcome])),
    });
  const those = (weight: Weight) => checks.filter((check) => check.weight === weight);

  expect(totalWith([]).total).toBe(100);
  expect(scoreOf(checks, all(fail())).total).toBe(0);
  expect(totalWith(those(1).slice(0, 1), { kind: 'partly', share: 0.999 }).total).toBe(99);
  expect(totalWith(those(0)).total).toBe(100);
  const stopped = totalWith(those(10).slice(0, 1));
  expect(stopped.capped).toBe(true);
  expect(stopped.total).toBeLessThanOrEqual(STOPPED_CAP);
  for (const [count, cap] of [
    [1, 80],
    [2, 65],
    [4, 50],
  ] as const) {
    const { total, capped } = totalWith(those(5).slice(0, count));
    expect(total, `${count} of weight 5`).toBeLessThanOrEqual(cap);
    expect(capped).toBe(false);
  }
});

it('repairs come by the customers they bring back, and what is told only is none', () => {
  const repairs = repairsOf(checks, all(fail()));
  const contact = repairs.findIndex(({ breaksContact }) => !breaksContact);
  expect(repairs.slice(contact).some(({ breaksContact }) => breaksContact)).toBe(false);
  const [seen, unseen] = [false, true].map((is) =>
    repairs
      .slice(contact)
      .filter((check) => (check.unseen ?? false) === is)
      .map(({ weight }) => weight),
  );
  for (const weights of [seen, unseen]) {
    expect(weights).toEqual(weights?.toSorted((a, b) => b - a));
    expect(weights).not.toContain(0);
  }
  // What loses customers is repaired before what only machines read.
  const firstUnseen = repairs.findIndex((check) => check.unseen);
  expect(repairs.findLastIndex(({ weight }) => weight >= 5)).toBeLessThan(firstUnseen);
  expect(repairsOf(checks, all(pass()))).toEqual([]);
});

it('of what weighs the same, the sure comes before the likely, and what people see before what machines read', () => {
  const sure = { id: 'sure', weight: 2 } as const;
  const [likely, unseen] = [
    { ...sure, id: 'likely', likely: true },
    { ...sure, id: 'unseen', unseen: true },
  ] as const;
  const outcomes = { sure: fail(), likely: fail(), unseen: fail() };
  for (const order of [
    [sure, likely, unseen],
    [unseen, likely, sure],
  ]) {
    expect(repairsOf(order, outcomes).map(({ id }) => id)).toEqual(['sure', 'likely', 'unseen']);
  }
});

it('a report that was stored with a score has the one that the formula of today gives', () => {
  const stored = JSON.parse('{"kind":"done","score":{"total":61},"url":"https://shop.in/"}');
  const progress = progressOf([{ kind: 'found', outcomes: all(pass()) }, stored]);
  expect(progress).toMatchObject({ url: 'https://shop.in/', score: { total: 100 } });
});
