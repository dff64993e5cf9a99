import { defineConfig } from 'vitest/config';

const standIn = (name: string) => `${import.meta.dirname}/tests/helpers/${name}.ts`;

/** Tests of the built site and of programs that serve it. */
const BUILT = 'tests/**/*.built.test.ts';

export default defineConfig({
  // Only a build has the real ones.
  resolve: {
    alias: { 'astro:content': standIn('astro-content'), 'astro:assets': standIn('astro-assets') },
  },
  test: {
    // Files share their worker and its modules, which saves a minute of processor time.
    isolate: false,
    // Tests start real servers on machines that others share: patience costs nothing when they pass.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [BUILT] },
      },
      {
        extends: true,
        test: { name: 'built', include: [BUILT], globalSetup: 'tests/build-what-changed.ts' },
      },
    ],
  },
});
