import { defineConfig } from 'vitest/config';

const standIn = (name: string) => `${import.meta.dirname}/tests/helpers/${name}.ts`;

export default defineConfig({
  // Only a build has the real ones.
  resolve: {
    alias: { 'astro:content': standIn('astro-content'), 'astro:assets': standIn('astro-assets') },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Files share their worker and its modules, which saves a minute of processor time.
    isolate: false,
    globalSetup: 'tests/build-what-changed.ts',
    // Tests start real servers on machines that others share: patience costs nothing when they pass.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: process.env.CI ? 1 : 0,
  },
});
