import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  // Vitest's are *.test.ts.
  testMatch: ['e2e/**/*.spec.ts', 'accessibility/**/*.spec.ts', 'budgets/**/*.spec.ts'],
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On machines that others share: patience costs nothing when tests pass.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // CI's machine is shared too: once more there, and Playwright names what was flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArguments,
    },
  },
  // A test with a tag runs on that screen alone: hovering needs a mouse, raw HTML has no width.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // What a form does with a lead does not depend on the screen. That forms can be seen, walked and
      // sent here, too, tests/accessibility, measuring.spec.ts and leads-arrive.spec.ts show.
      testIgnore: /(?:connection|forms-without-scripts|comment-form|inquiry-form)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
