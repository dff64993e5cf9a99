import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/free-port.ts';
import { browserFonts } from '../../tests/helpers/browser-fonts.ts';

/**
 * Loads a page once, with an empty cache.
 *
 * @param onlyCategories all of them unless given
 * @throws when the page can't be loaded in several attempts
 */
export type Lighthouse = (url: string, onlyCategories?: Flags['onlyCategories']) => Promise<Result>;

/** Lighthouse loses a page now and then on a busy machine; four times in a row mean something. */
const ATTEMPTS = 4;

/**
 * Starts the one Chromium in which all pages are measured, set as a slow phone: Lighthouse's own
 * default of simulated slow 4G and a processor four times slower, with the type that Android has.
 */
export async function withLighthouse<Outcome>(
  use: (lighthouse: Lighthouse) => Promise<Outcome>,
): Promise<Outcome> {
  const port = await freePort();
  const fonts = browserFonts('fractional');
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    env: { ...process.env, ...fonts.env },
    args: [
      ...chromiumArguments,
      ...fonts.args,
      // The proxy's certificate is its own.
      '--ignore-certificate-errors',
      // Nobody else is asked: a machine without a network would wait for names.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    return await use((url, onlyCategories) =>
      load(url, { port, logLevel: 'silent', onlyCategories }),
    );
  } finally {
    await browser.close();
  }
}

async function load(url: string, flags: Flags) {
  let failure: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    failure = lhr?.runtimeError?.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${failure ?? 'it gave no result'}`);
}
