import type { FormName } from './forms/form.ts';
import type { LeadSettings } from './settings.ts';
import type { ChannelName } from './storage/schema.ts';

/** The service that every lead of a form goes to, configured or not. */
const primaryChannels: Readonly<Record<FormName, ChannelName>> = {
  inquiry: 'inquiry-relay',
  proposal: 'proposal-sheet',
  callback: 'callback-relay',
  comment: 'comment-sheet',
};

/** The setting that opens a channel. */
export const channelSettings: Readonly<Record<ChannelName, string>> = {
  'inquiry-relay': 'INQUIRY_RELAY_URL',
  'callback-relay': 'CALLBACK_RELAY_URL',
  'proposal-sheet': 'PROPOSAL_SHEET_URL',
  'comment-sheet': 'COMMENT_SHEET_URL',
  mail: 'SMTP_URL and LEADS_MAIL_TO',
  webhook: 'LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET',
};

/** The channels that can deliver now. */
export function configuredChannels(settings: LeadSettings): ChannelName[] {
  const relays = Object.keys(settings.serviceUrls) as (keyof LeadSettings['serviceUrls'])[];
  const open: ChannelName[] = relays.filter((channel) => settings.serviceUrls[channel]);
  return [...open, ...extraChannels(settings)];
}

/**
 * Where a new lead of this form is to go. Its service gets a delivery even while its setting is
 * missing, and the lead waits for it; mail and webhook are extras, for leads that come once they
 * are set up.
 */
export function channelsFor(form: FormName, settings: LeadSettings): ChannelName[] {
  return [primaryChannels[form], ...extraChannels(settings)];
}

function extraChannels({ mail, webhook }: LeadSettings): ChannelName[] {
  const extras: ChannelName[] = [];
  if (mail) extras.push('mail');
  if (webhook) extras.push('webhook');
  return extras;
}
