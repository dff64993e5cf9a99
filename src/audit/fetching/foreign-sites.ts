import { getDomain } from 'tldts';
import { rulesFor } from '../reading/robots.ts';
import { FetchProblem } from './fetcher.ts';

/** What one run may ask of a site that it is not about, robots.txt included. */
export const FOREIGN_REQUESTS = 5;

/** Whether a run may turn to a foreign site at all: other runs may have asked enough of it. */
export type MayAsk = (site: string) => Promise<boolean>;

/** Whom an address belongs to, by its registrable domain. */
export const siteOf = ({ hostname }: URL): string =>
  getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

/**
 * The sites that a page names and that never asked to be looked at: each is asked a few times, and where
 * its robots.txt refuses us by name, never.
 */
export class ForeignSites {
  readonly #robot: string;
  readonly #mayAsk: MayAsk;
  #own: string | undefined;
  readonly #left = new Map<string, Promise<{ requests: number }>>();
  readonly #rules = new Map<string, Promise<ReturnType<typeof rulesFor>>>();

  constructor(robot: string, mayAsk: MayAsk = async () => true) {
    this.#robot = robot;
    this.#mayAsk = mayAsk;
  }

  /** The site that the run is about; until it is told, that of the first address asked. */
  own(url: URL): void {
    this.#own = siteOf(url);
  }

  /** Comes back when an address may be asked. `read` fetches a robots.txt, or '' for none. @throws FetchProblem */
  async admit(url: URL, read: (robots: URL) => Promise<string>): Promise<void> {
    const site = siteOf(url);
    this.#own ??= site;
    if (site === this.#own) return;
    const left = await this.#leftOf(site);
    const spend = () => {
      if (left.requests <= 0) throw new FetchProblem('enough');
      left.requests -= 1;
    };
    let rules = this.#rules.get(url.origin);
    if (rules === undefined) {
      spend();
      const text = read(new URL('/robots.txt', url));
      rules = text.then((file) => rulesFor(file, url.origin, this.#robot));
      this.#rules.set(url.origin, rules);
    }
    if ((await rules).refuses(url.href)) throw new FetchProblem('refused');
    spend();
  }

  #leftOf(site: string): Promise<{ requests: number }> {
    const known = this.#left.get(site);
    if (known) return known;
    const granted = this.#mayAsk(site).then((may) => ({ requests: may ? FOREIGN_REQUESTS : 0 }));
    this.#left.set(site, granted);
    return granted;
  }
}
