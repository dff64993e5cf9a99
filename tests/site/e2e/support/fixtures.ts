import { test as base, expect, type Page, type Response } from '@playwright/test';
import { type Server, startServer } from './server.ts';
import { type Watch, watch } from './watch.ts';

export { expect };

/** What src/site/client/scripts/site/popup.ts remembers; growth-popup.spec.ts proves it. */
export const POPUP_SHOWN_KEY = 'growth popup shown';

interface TestFixtures {
  /** Whether the growth popup may open; most tests have nothing to do with it. */
  withPopup: boolean;
  /** Whether `goto` waits for the script of the site; without it where a test keeps that away. */
  withSiteScript: boolean;
  trouble: Watch;
}

/**
 * Playwright's `test` on the real server, one a worker: `page.goto('/')` opens the built site and
 * waits until its own script runs, as everybody does who reads a page before pressing something.
 * A test fails on any console error, failed request or foreign host that it did not announce with
 * `trouble.expect(…)`.
 */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  withSiteScript: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, withSiteScript }, use) => {
    if (javaScriptEnabled !== false && withSiteScript) waitForSiteScript(page);
    await use(page);
  },
  withPopup: [false, { option: true }],
  trouble: [
    async ({ context, baseURL, withPopup }, use) => {
      const trouble = watch(context, baseURL ?? '');
      if (!withPopup) await context.addInitScript(keepPopupAway, POPUP_SHOWN_KEY);
      await use(trouble);
      expect(trouble.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

function keepPopupAway(key: string): void {
  if (window === window.top && location.protocol.startsWith('http'))
    sessionStorage.setItem(key, 'true');
}

/** From now on, a page that is opened or loaded again is one whose script runs. */
export function waitForSiteScript(page: Page): void {
  const thenWait =
    <Given extends unknown[]>(open: (...given: Given) => Promise<Response | null>) =>
    async (...given: Given) => {
      const response = await open.apply(page, given);
      await page.evaluate(siteScriptRuns);
      return response;
    };
  page.goto = thenWait(page.goto);
  page.reload = thenWait(page.reload);
}

/** Resolves once src/site/client/scripts/site/start.ts has run; at once on what is no page of the site. */
function siteScriptRuns(): Promise<void> | undefined {
  const root = document.documentElement;
  const runs = () => root.dataset.siteScript === 'runs';
  if (!document.body?.dataset.script || runs()) return undefined;
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!runs()) return;
      observer.disconnect();
      resolve();
    }).observe(root, { attributes: true });
  });
}
