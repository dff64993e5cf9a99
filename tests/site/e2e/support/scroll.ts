import type { Page } from '@playwright/test';

/** Scrolls at once to this many pixels from the top. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Scrolls from top to bottom as a reader does, a screen at a time, so that all is seen once. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
}
