import type { LeadSettings } from '../settings.ts';
import type { Channel } from './channel.ts';
import { formRelay } from './form-relay.ts';
import { mailChannel } from './mail.ts';
import { spreadsheet } from './spreadsheet.ts';
import { webhookChannel } from './webhook.ts';

/** The channels that the settings open. */
export function openChannels(settings: LeadSettings, siteUrl: URL | undefined): Channel[] {
  const { serviceUrls, mail, webhook, sheetRequestsPerMinute } = settings;
  const channels: Channel[] = [];
  for (const name of ['inquiry-relay', 'callback-relay'] as const) {
    const url = serviceUrls[name];
    if (url) channels.push(formRelay(name, url, siteUrl));
  }
  for (const name of ['proposal-sheet', 'comment-sheet'] as const) {
    const url = serviceUrls[name];
    if (url) channels.push(spreadsheet(name, url, sheetRequestsPerMinute));
  }
  if (mail) channels.push(mailChannel(mail));
  if (webhook) channels.push(webhookChannel(webhook));
  return channels;
}
