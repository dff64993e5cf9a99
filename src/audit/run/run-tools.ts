import type { SiteFacts } from '../facts.ts';
import type { Fetcher } from '../fetching/fetcher.ts';

/** What a run works with. */
export interface RunTools {
  readonly fetcher: Fetcher;
  /** How our robot calls itself in robots.txt. */
  readonly robot: string;
  /** Comes when the time is up: what is missing then was not checked. */
  readonly over: AbortSignal;
  /** Whether what was slow was this machine, so that nothing may be said of the site. */
  readonly isStarved?: (() => boolean) | undefined;
  /** Whether our own network and name service work. */
  readonly isOnline?: (() => Promise<boolean>) | undefined;
  /** Field data, where it is set up. */
  readonly vitals?: ((page: URL) => Promise<SiteFacts['vitals']>) | undefined;
}
