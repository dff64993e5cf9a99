import { expect, type Page } from '@playwright/test';

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** From the next page on, notes what moves by itself; taps and typing are excused. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.outerHTML.slice(0, 80);
        });
        shifts.push(`${entry.value} by ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Starts anew once the fonts are there: first-paint.spec.ts says how little a late one moves. */
export async function forgetFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    (window as unknown as { shifts: string[] }).shifts.length = 0;
  });
}

/** What has moved by itself so far, added up. */
export async function shiftSoFar(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}

/** Asserts that nothing has moved by itself, once all counters stand at their ends. */
export async function expectNoShift(page: Page): Promise<void> {
  const counting = () =>
    page
      .locator('[data-count-to]')
      .evaluateAll((counts: HTMLElement[]) =>
        counts.some((count) => !count.textContent.startsWith(count.dataset.countTo ?? '')),
      );
  await expect.poll(counting, { timeout: 10_000 }).toBe(false);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  expect(shifts).toEqual([]);
}
