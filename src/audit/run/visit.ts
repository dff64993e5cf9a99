import type { PageFacts } from '../facts.ts';
import type { Fetcher } from '../fetching/fetcher.ts';
import type { SiteRules } from './site-rules.ts';

/** A page that has been opened and read, with all that its site is looked at with. */
export interface Visit {
  readonly fetcher: Fetcher;
  readonly page: PageFacts;
  readonly rules: SiteRules;
}
