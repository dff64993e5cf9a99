import type { LeadDesk } from '../leads/desk/open-desk.ts';
import type { MailSettings } from '../leads/mail/settings.ts';
import type { Clock } from '../leads/storage/lead-store.ts';
import type { OfficeHours } from '../platform/time/office-time.ts';
import type { Access } from './access.ts';
import type { reportFinder } from './report-link.ts';
import type { InboxSettings } from './settings.ts';

/** What the inbox's routes stand on. */
export interface InboxParts {
  readonly settings: InboxSettings;
  readonly desk: LeadDesk;
  readonly access: Access;
  /** The agency's name. */
  readonly firm: string;
  /** What salespeople choose from and how they greet, of content/sales.yaml. */
  readonly sales: {
    readonly lostBecause: readonly string[];
    readonly cameBy: readonly string[];
    readonly greetings: readonly Readonly<Record<'label' | 'lang' | 'text', string>>[];
  };
  /** When the office is open. */
  readonly hours: OfficeHours;
  /** With what owners are told; undefined where mail is not set up. */
  readonly mail: MailSettings | undefined;
  /** Where the public site is. */
  readonly siteUrl: URL;
  readonly findReport: ReturnType<typeof reportFinder>;
  readonly now: Clock;
}
