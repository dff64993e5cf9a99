import type { PageFacts, SiteFacts } from '../facts.ts';
import type { Fetcher } from '../fetching/fetcher.ts';
import type { SiteRules } from './site-rules.ts';

/** What a run works with. */
export interface RunTools {
  readonly fetcher: Fetcher;
  /** How our robot calls itself in robots.txt. */
  readonly robot: string;
  /** Comes when the time is up: what is missing then was not checked. */
  readonly over: AbortSignal;
  /** Whether this machine or its network was what was slow or away, so that nothing may be said of the site. */
  readonly isOurs?: (() => Promise<boolean>) | undefined;
  /** Field data, where it is set up. */
  readonly vitals?: ((page: URL) => Promise<SiteFacts['vitals']>) | undefined;
}

/** A page that has been opened and read, and all that its site is looked at with. */
export interface Visit extends RunTools {
  readonly page: PageFacts;
  readonly rules: SiteRules;
}
