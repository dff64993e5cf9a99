import { expect, test } from '../e2e/support/fixtures.ts';
import { type BuiltPage, builtPages, folderPages } from '../e2e/support/pages.ts';
import { excesses, limitsFor } from './budgets.ts';
import { weigh } from './weigh.ts';

test.use({ reducedMotion: 'no-preference' });

/** The page with the most HTML below each set of limits: what comes besides differs little. */
const heaviest = [...Map.groupBy(builtPages, limitsFor).values()].map((pages) =>
  pages.reduce((one, other) => (other.html.length > one.html.length ? other : one)),
);

for (const built of new Set<BuiltPage>([...heaviest, ...folderPages])) {
  test(`${built.path} keeps its budget`, { tag: '@phone' }, async ({ page }) => {
    const weight = await weigh(page, () => page.goto(built.path));
    expect(excesses(weight, limitsFor(built)), `budgets.yaml: ${built.path}`).toEqual([]);
  });
}
