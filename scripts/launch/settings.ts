import { missingSettings } from '../../src/leads/channels.ts';
import { type Environment, SettingsError } from '../../src/leads/environment.ts';
import type { ChannelName } from '../../src/leads/storage/schema.ts';
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

const finding = (what: string): Finding => ({ group: 'setting', file: 'environment', what });

function siteUrlFindings({ siteUrl }: ServerSettings): Finding[] {
  if (!siteUrl) {
    return [finding('SITE_URL is not set: canonical addresses and the brochure name example.com')];
  }
  if (/(?:^|\.)example(?:\.\w+)?$/.test(siteUrl.hostname)) {
    return [finding(`SITE_URL is still ${siteUrl.origin}`)];
  }
  return siteUrl.protocol === 'https:'
    ? []
    : [finding('SITE_URL does not begin with https://: forms would be sent unencrypted')];
}

/** Whether leads are deleted when the privacy policy says so. */
function retentionFindings({ leads }: ServerSettings, promisedMonths: number): Finding[] {
  if (leads.retentionMonths === promisedMonths) return [];
  return [
    finding(
      `LEADS_RETENTION_MONTHS is ${leads.retentionMonths}, and content/policies.yaml promises ${promisedMonths}`,
    ),
  ];
}

/**
 * What the environment lacks for a server that strangers use.
 * @param promisedMonths for how long the privacy policy says that leads are kept
 */
export function checkSettings(environment: Environment, promisedMonths: number): Finding[] {
  let settings: ServerSettings;
  try {
    settings = readServerSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.mistakes.map(finding);
  }
  const waiting = Object.entries(NEEDED).flatMap(([channel, what]) => {
    const missing = missingSettings(channel as ChannelName, settings.leads.channels);
    return missing ? [finding(`${missing}: not set, so ${what}`)] : [];
  });
  const unlimited =
    settings.rateLimit === Infinity
      ? [finding('LEADS_RATE_LIMIT is off: anyone may flood the forms. Leave it unset')]
      : [];
  return [
    ...siteUrlFindings(settings),
    ...waiting,
    ...unlimited,
    ...retentionFindings(settings, promisedMonths),
  ];
}
