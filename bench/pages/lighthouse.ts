import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureChromium } from '../../scripts/chromium.ts';

/** A browser under Lighthouse, set as a slow phone: its own default, simulated slow 4G and CPU x 4. */
export interface Lighthouse {
  /**
   * Loads a page once, with an empty cache.
   *
   * @param categories all unless given
   * @throws when the page can't be loaded, twice
   */
  run(url: string, categories?: readonly string[]): Promise<Result>;
  close(): void;
}

/** Lighthouse loses a page now and then on a busy machine; the second time it means something. */
const ATTEMPTS = 2;

/** Starts the one Chromium in which all pages are measured. */
export async function openLighthouse(): Promise<Lighthouse> {
  const browser = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    logLevel: 'silent',
  });
  return {
    run: async (url, onlyCategories) => {
      let failure: string | undefined;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const options = { port: browser.port, logLevel: 'silent', onlyCategories } as const;
        const lhr = (await lighthouse(url, options))?.lhr;
        if (lhr && !lhr.runtimeError) return lhr;
        failure = lhr?.runtimeError?.message;
      }
      throw new Error(`Lighthouse could not measure ${url}: ${failure ?? 'it gave no result'}`);
    },
    close: () => browser.kill(),
  };
}
