import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/fixtures.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Rules beyond the standard: landmarks, heading order, headers of tables, names that fit labels. */
const FURTHER = ['best-practice', 'experimental'];

/**
 * A short bold paragraph is to axe a disguised heading; ours are figures and answers. And what is hidden
 * it leaves to people to look at: it takes its time for that, and never finds a fault.
 */
const NOT_OURS = ['p-as-heading', 'hidden-content'];

/** What of a page axe looks at: a selector; without any, at all of it. */
interface Part {
  readonly only?: string;
  readonly without?: string;
}

/** Asserts that axe finds nothing in the page as it stands, against WCAG 2.2 AA and good practice. */
export async function expectAccessible(
  page: Page,
  state = 'as it stands',
  { only, without }: Part = {},
): Promise<void> {
  // Where the page has scrolled to, the sticky header would count as covering what it lies on.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page });
  if (only) axe.include(only);
  if (without) axe.exclude(without);
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags([...WCAG_22_AA, ...FURTHER])
    .disableRules(NOT_OURS)
    // Frames are other people's pages; without them axe needs a third of the time.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const reason = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${help}\n  ${html.slice(0, 160)}\n  ${reason}`;
    }),
  );
  expect(found, state).toEqual([]);
}
