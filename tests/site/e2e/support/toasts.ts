import type { Page } from '@playwright/test';

/**
 * How long the newest toast stays, in ms: the length of its progress bar's run, at whose end it
 * closes. Read, not timed, because machines are slow in different ways.
 */
export function autoCloseMs(page: Page): Promise<number> {
  return page
    .locator('.Toastify__progress-bar--animated')
    .last()
    .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).animationDuration) * 1000);
}
