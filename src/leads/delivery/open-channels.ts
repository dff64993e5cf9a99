import type { ChannelSettings, LeadSettings } from '../settings.ts';
import { type ChannelName, channelNames } from '../storage/schema.ts';
import type { Channel } from './channel.ts';
import { formRelay } from './form-relay.ts';
import { mailChannel } from './mail.ts';
import { spreadsheet } from './spreadsheet.ts';
import { webhookChannel } from './webhook.ts';

interface Surroundings extends LeadSettings {
  readonly siteUrl: URL | undefined;
}

/** How each channel is opened with its settings. */
const openers: {
  readonly [Name in ChannelName]: (own: ChannelSettings[Name], all: Surroundings) => Channel;
} = {
  'inquiry-relay': (url, { siteUrl, relayRequestsPerMinute }) =>
    formRelay('inquiry-relay', url, siteUrl, relayRequestsPerMinute),
  'callback-relay': (url, { siteUrl, relayRequestsPerMinute }) =>
    formRelay('callback-relay', url, siteUrl, relayRequestsPerMinute),
  'proposal-sheet': (url, { sheetRequestsPerMinute }) =>
    spreadsheet('proposal-sheet', url, sheetRequestsPerMinute),
  'comment-sheet': (url, { sheetRequestsPerMinute }) =>
    spreadsheet('comment-sheet', url, sheetRequestsPerMinute),
  mail: (settings, { relayRequestsPerMinute }) => mailChannel(settings, relayRequestsPerMinute),
  webhook: (settings) => webhookChannel(settings),
};

/** The channels that the settings open. */
export function openChannels(settings: LeadSettings, siteUrl: URL | undefined): Channel[] {
  const surroundings = { ...settings, siteUrl };
  return channelNames.flatMap((name) => openChannel(name, surroundings) ?? []);
}

function openChannel<Name extends ChannelName>(name: Name, all: Surroundings): Channel | undefined {
  const own: ChannelSettings[Name] | 'off' | undefined = all.channels[name];
  return own === undefined || own === 'off' ? undefined : openers[name](own, all);
}
