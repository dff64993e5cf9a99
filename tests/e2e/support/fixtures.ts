import { test as base, expect } from '@playwright/test';
import { type Server, startServer } from './server.ts';
import { type Watch, watch } from './watch.ts';

export { expect };

/** What src/client/scripts/site/popup.ts remembers; growth-popup.spec.ts proves it. */
export const POPUP_SHOWN_KEY = 'growth popup shown';

interface TestFixtures {
  /** Whether the growth popup may open; most tests have nothing to do with it. */
  withPopup: boolean;
  trouble: Watch;
}

/**
 * Playwright's `test` on the real server, one a worker: `page.goto('/')` opens the built site.
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
