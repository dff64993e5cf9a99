import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/fixtures.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Asserts that axe finds nothing against WCAG 2.2 AA in the page as it stands. */
export async function expectAccessible(page: Page, state = 'as it stands'): Promise<void> {
  // Where the page has scrolled to, the sticky header would count as covering what it lies on.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all }) => {
      const reason = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${help}\n  ${html.slice(0, 160)}\n  ${reason}`;
    }),
  );
  expect(found, state).toEqual([]);
}
