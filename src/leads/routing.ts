import type { FormName } from '../forms/form.ts';
import type { LeadSettings } from './settings.ts';
import { type ChannelName, channelNames } from './storage/schema.ts';

type Channels = LeadSettings['channels'];

interface Route {
  /** The form whose leads go this way: to its own service, or with every form to an extra. */
  readonly form: FormName | 'every';
  /** The settings that open the channel. */
  readonly variables: string;
}

const routes: Readonly<Record<ChannelName, Route>> = {
  'inquiry-relay': { form: 'inquiry', variables: 'INQUIRY_RELAY_URL' },
  'callback-relay': { form: 'callback', variables: 'CALLBACK_RELAY_URL' },
  'proposal-sheet': { form: 'proposal', variables: 'PROPOSAL_SHEET_URL' },
  'comment-sheet': { form: 'comment', variables: 'COMMENT_SHEET_URL' },
  mail: { form: 'every', variables: 'SMTP_URL and LEADS_MAIL_TO' },
  webhook: { form: 'every', variables: 'LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET' },
};

/**
 * Where a new lead of this form is to go. Its service gets a delivery even while its setting is
 * missing, and the lead waits for it; mail and webhook are extras, for leads that come once they
 * are set up. What is off gets none.
 */
export function channelsFor(form: FormName, channels: Channels): ChannelName[] {
  return channelNames.filter((name) =>
    routes[name].form === 'every'
      ? isOpen(name, channels)
      : routes[name].form === form && !isOff(name, channels),
  );
}

/** The channels that are not wanted. */
export function channelsOff(channels: Channels): ChannelName[] {
  return channelNames.filter((name) => isOff(name, channels));
}

/** The settings that are missing to open a channel; undefined when it is open, or off. */
export function missingSettings(name: ChannelName, channels: Channels): string | undefined {
  return channels[name] === undefined ? routes[name].variables : undefined;
}

function isOff(name: ChannelName, channels: Channels): boolean {
  return channels[name] === 'off';
}

function isOpen(name: ChannelName, channels: Channels): boolean {
  return channels[name] !== undefined && !isOff(name, channels);
}
