import { expect, test } from '../e2e/support/fixtures.ts';
import { builtPages } from '../e2e/support/pages.ts';
import { budgets, excesses, limitsFor } from './budgets.ts';
import { weigh } from './weigh.ts';

test('no limit is above what was promised', { tag: '@phone' }, () => {
  for (const { promised, script, whole } of Object.values(budgets)) {
    expect(script).toBeLessThanOrEqual(promised.script);
    expect(whole).toBeLessThanOrEqual(promised.whole);
  }
});

for (const built of builtPages) {
  test(`${built.path} keeps its budget`, { tag: '@phone' }, async ({ page }) => {
    const weight = await weigh(page, () => page.goto(built.path));
    expect(excesses(weight, limitsFor(built)), `budgets.yaml: ${built.path}`).toEqual([]);
  });
}
