import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { browserFonts } from './tests/helpers/browser-fonts.ts';

// As phones and most desktops have them; npm run test:all tries the other kind as well.
const fonts = browserFonts(process.env.LETTERS === 'whole' ? 'whole' : 'fractional');

export default defineConfig({
  testDir: 'tests',
  // Vitest's are *.test.ts.
  testMatch: '**/*.spec.ts',
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
    // What moves takes a fifth of the processor time; tests whose subject it is ask for it back.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findChromium(),
      // Without it the shell imitates a graphics card on the processor.
      args: [...chromiumArguments, ...fonts.args, '--disable-gpu'],
      env: { ...process.env, ...fonts.env },
    },
  },
  // Most visitors come by phone, and so do tests. One that needs a mouse says @desktop, one whose subject
  // depends on the screen says @screens and runs on both, as with ALL_SCREENS=1 all but @phone and @desktop do.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grep: process.env.ALL_SCREENS ? /./ : /@desktop|@screens/,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
