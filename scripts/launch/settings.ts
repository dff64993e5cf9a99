import { missingSettings } from '../../src/leads/channels.ts';
import type { ChannelName } from '../../src/platform/database/schema.ts';
import { type Environment, SettingsError } from '../../src/platform/environment.ts';
import { readServerSettings, type ServerSettings } from '../../src/server/settings.ts';
import type { Finding } from './finding.ts';

/** Without these, leads wait in the database and nobody hears of them. */
const NEEDED: Readonly<Partial<Record<ChannelName, string>>> = {
  'inquiry-relay': 'enquiries of the home page wait in the database',
  'proposal-sheet': 'proposal requests wait in the database',
  'callback-relay': 'callback requests wait in the database',
  'comment-sheet': 'comments wait in the database',
  mail: 'no mail tells anyone about a lead',
};

/**
 * What the environment lacks for a server that strangers use.
 * @param promisedMonths for how long the privacy policy says that leads are kept
 */
export function checkSettings(environment: Environment, promisedMonths: number): Finding[] {
  const finding = (what: string): Finding => ({ group: 'setting', file: 'environment', what });
  try {
    return [...mistakesIn(readServerSettings(environment), promisedMonths)].map(finding);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.mistakes.map(finding);
  }
}

function* mistakesIn(
  { siteUrl, leads, rateLimit }: ServerSettings,
  promisedMonths: number,
): Generator<string> {
  if (!siteUrl)
    yield 'SITE_URL is not set: canonical addresses and the brochure name the address of content/site.yaml';
  else if (isExample(siteUrl)) {
    yield `SITE_URL is still ${siteUrl.origin}`;
  } else if (siteUrl.protocol !== 'https:') {
    yield 'SITE_URL does not begin with https://: forms would be sent unencrypted';
  }
  if (leads.inboxUrl && isExample(leads.inboxUrl)) {
    yield `INBOX_URL is still ${leads.inboxUrl.origin}: links of mails lead nowhere`;
  }
  for (const [channel, what] of Object.entries(NEEDED)) {
    const missing = missingSettings(channel as ChannelName, leads.channels);
    if (missing) yield `${missing}: not set, so ${what}`;
  }
  if (rateLimit === Infinity)
    yield 'LEADS_RATE_LIMIT is off: anyone may flood the forms. Leave it unset';
  if (leads.retentionMonths !== promisedMonths) {
    yield `LEADS_RETENTION_MONTHS is ${leads.retentionMonths}, and content/policies.yaml promises ${promisedMonths}`;
  }
}

function isExample({ hostname }: URL): boolean {
  return /(?:^|\.)example(?:\.\w+)?$/.test(hostname);
}
