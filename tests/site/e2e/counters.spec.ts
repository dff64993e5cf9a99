import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const DURATION_MS = 5000;
const ends = ['6+', '50+', '360+', '100+'];

const figuresOf = (page: Page) => page.getByRole('region', { name: 'What we count' }).locator('dd');

/** The numbers as they stand on the screen. */
async function shown(page: Page): Promise<number[]> {
  const texts = await figuresOf(page)
    .locator('[data-count-to]')
    .evaluateAll((figures) =>
      figures.map((figure) => (figure as HTMLElement).dataset.shown ?? figure.textContent ?? ''),
    );
  return texts.map((text) => Number.parseInt(text, 10));
}

async function expectEnds(page: Page): Promise<void> {
  await expect(figuresOf(page)).toHaveText(
    ends.map((end) => new RegExp(`^${end.replace('+', '\\+')}`)),
  );
}

test('counters count for five seconds when first in view, once, and rank counts down', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  // Never the end first: 6 that turns into 100 looks like a mistake.
  expect(await shown(page)).toEqual([100, 0, 0, 0]);
  // Whoever reads by ear has the end at all times.
  await expectEnds(page);

  await page.clock.pauseAt(Date.now() + 60_000);
  await figuresOf(page).first().scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  expect(await shown(page)).toEqual([100, 0, 0, 0]);

  await page.clock.runFor(DURATION_MS / 5);
  const [rank = 0, ...others] = await shown(page);
  expect(rank).toBeGreaterThan(6);
  expect(rank).toBeLessThan(100);
  for (const [index, end] of [50, 360, 100].entries()) {
    expect(others[index]).toBeGreaterThan(0);
    expect(others[index]).toBeLessThan(end);
  }

  await page.clock.runFor(DURATION_MS);
  expect(await shown(page)).toEqual([6, 50, 360, 100]);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await figuresOf(page).last().scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  expect(await shown(page)).toEqual([6, 50, 360, 100]);
});

test('with reduced motion counters stand at their end at once', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The clock stands still: a counter that had begun would never come to its end.
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await figuresOf(page).last().scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(100);
  expect(await shown(page)).toEqual([6, 50, 360, 100]);
});
