import { getDomain } from 'tldts';
import { rulesFor } from '../reading/robots.ts';
import { FetchProblem } from './fetcher.ts';

/** What one run may ask of a site that it is not about, robots.txt included. */
const FOREIGN_REQUESTS = 5;

/** Whether a run may turn to a foreign site at all: other runs may have asked enough of it. */
export type MayAsk = (site: string) => Promise<boolean>;

/** Whom an address belongs to, by its registrable domain. */
const siteOf = ({ hostname }: URL): string =>
  getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

/**
 * The sites that a page names and that never asked to be looked at: each is asked a few times, and where
 * its robots.txt refuses us by name, never.
 */
export function foreignSites(robot: string, mayAsk: MayAsk = async () => true) {
  let own: string | undefined;
  const budgets = new Map<string, Promise<{ requests: number }>>();
  const rulesOf = new Map<string, Promise<ReturnType<typeof rulesFor>>>();

  return {
    /** Tells which site the run is about; until then it is that of the first address asked. */
    isAbout(url: URL): void {
      own = siteOf(url);
    },
    /** Comes back when an address may be asked. `read` fetches a robots.txt, or '' for none. @throws FetchProblem */
    async admit(url: URL, read: (robots: URL) => Promise<string>): Promise<void> {
      const site = siteOf(url);
      own ??= site;
      if (site === own) return;
      const granted =
        budgets.get(site) ?? mayAsk(site).then((may) => ({ requests: may ? FOREIGN_REQUESTS : 0 }));
      budgets.set(site, granted);
      const left = await granted;
      const spend = () => {
        if (left.requests <= 0) throw new FetchProblem('enough');
        left.requests -= 1;
      };
      let rules = rulesOf.get(url.origin);
      if (rules === undefined) {
        spend();
        const text = read(new URL('/robots.txt', url));
        rules = text.then((file) => rulesFor(file, url.origin, robot));
        rulesOf.set(url.origin, rules);
      }
      if ((await rules).refuses(url.href)) throw new FetchProblem('refused');
      spend();
    },
  };
}
