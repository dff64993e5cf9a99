import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/free-port.ts';

/**
 * Loads a page once, with an empty cache.
 *
 * @param categories all unless given
 * @throws when the page can't be loaded in several attempts
 */
export type Lighthouse = (url: string, categories?: readonly string[]) => Promise<Result>;

/** Lighthouse loses a page now and then on a busy machine; four times in a row mean something. */
const ATTEMPTS = 4;

/**
 * Starts the one Chromium in which all pages are measured, set as a slow phone: Lighthouse's own
 * default of simulated slow 4G and a processor four times slower.
 */
export async function withLighthouse<Outcome>(
  use: (lighthouse: Lighthouse) => Promise<Outcome>,
): Promise<Outcome> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...chromiumArguments,
      // The proxy's certificate is its own.
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    return await use((url, categories) => load(url, port, categories));
  } finally {
    await browser.close();
  }
}

async function load(url: string, port: number, onlyCategories?: readonly string[]) {
  let failure: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const lhr = (await lighthouse(url, { port, logLevel: 'silent', onlyCategories }))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    failure = lhr?.runtimeError?.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${failure ?? 'it gave no result'}`);
}
