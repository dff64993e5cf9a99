import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Playwright's.
    exclude: ['tests/e2e/**'],
    globalSetup: 'tests/build-what-changed.ts',
    // Tests start real servers on machines that others share: patience costs nothing when they pass.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: process.env.CI ? 1 : 0,
  },
});
