import type { LeadSettings } from '../settings.ts';
import type { Channel } from './channel.ts';
import { formRelay } from './form-relay.ts';
import { mailChannel } from './mail.ts';
import { spreadsheet } from './spreadsheet.ts';

/** The channels that the settings open. */
export function openChannels(settings: LeadSettings, siteUrl: URL | undefined): Channel[] {
  const { serviceUrls, mail } = settings;
  const channels: Channel[] = [];
  for (const name of ['inquiry-relay', 'callback-relay'] as const) {
    const url = serviceUrls[name];
    if (url) channels.push(formRelay(name, url, siteUrl));
  }
  for (const name of ['proposal-sheet', 'comment-sheet'] as const) {
    const url = serviceUrls[name];
    if (url) channels.push(spreadsheet(name, url));
  }
  if (mail) channels.push(mailChannel(mail));
  return channels;
}
