import { z } from 'zod';
import type { FormName } from '../forms/definition.ts';
import { type ChannelName, channelNames } from '../platform/database/schema.ts';
import {
  checkAll,
  checkEnvironment,
  type Environment,
  isWebAddress,
  noneOf,
  OFF,
} from '../platform/environment.ts';
import type { Channel } from './delivery/channel.ts';
import { formRelay } from './delivery/form-relay.ts';
import { mailChannel } from './delivery/mail.ts';
import type { StaffLinks } from './delivery/mail-text.ts';
import { spreadsheet } from './delivery/spreadsheet.ts';
import { webhookChannel } from './delivery/webhook.ts';
import { readMailSettings } from './mail/settings.ts';

/** What channels are opened with beside their own settings. */
interface Surroundings extends StaffLinks {
  readonly sheetRequestsPerMinute: number;
  readonly relayRequestsPerMinute: number;
}

/** Opens a channel with the settings that were read. */
type Opener = (surroundings: Surroundings) => Channel;

interface Row {
  /** The form whose leads go this way: to its own service, or with every form to an extra. */
  readonly form: FormName | 'every';
  /** The settings that open it. */
  readonly variables: string;
  /** `off`: it is not wanted; undefined: it is not set up yet. Throws a SettingsError. */
  readonly read: (environment: Environment) => Opener | 'off' | undefined;
}

/** What the settings make of each channel. */
export type Channels = ReadonlyMap<ChannelName, ReturnType<Row['read']>>;

const relayExample = 'https://relay.example.com/you@example.com';
const webhookVariables = z.object({
  LEADS_WEBHOOK_URL: addressOrOff('LEADS_WEBHOOK_URL', 'https://crm.example.com/leads'),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'LEADS_WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64, as this prints them: echo "whsec_$(openssl rand -base64 32)".',
    )
    .transform((text) => Buffer.from(text.replace('whsec_', ''), 'base64'))
    .optional(),
});

/** Every way for leads to leave the house, a row each. */
const rows: Readonly<Record<ChannelName, Row>> = {
  'inquiry-relay': service('inquiry', 'INQUIRY_RELAY_URL', relayExample, (url, all) =>
    formRelay('inquiry-relay', url, all.siteUrl, all.relayRequestsPerMinute),
  ),
  'callback-relay': service('callback', 'CALLBACK_RELAY_URL', relayExample, (url, all) =>
    formRelay('callback-relay', url, all.siteUrl, all.relayRequestsPerMinute),
  ),
  'proposal-sheet': service(
    'proposal',
    'PROPOSAL_SHEET_URL',
    'https://sheets.example.com/proposals',
    (url, all) => spreadsheet('proposal-sheet', url, all.sheetRequestsPerMinute),
  ),
  'comment-sheet': service(
    'comment',
    'COMMENT_SHEET_URL',
    'https://sheets.example.com/comments',
    (url, all) => spreadsheet('comment-sheet', url, all.sheetRequestsPerMinute),
  ),
  mail: {
    form: 'every',
    variables: 'SMTP_URL and LEADS_MAIL_TO',
    read: (environment) => {
      const settings = readMailSettings(environment);
      return typeof settings === 'object' ? (all) => mailChannel(settings, all) : settings;
    },
  },
  webhook: {
    form: 'every',
    variables: 'LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET',
    read: (environment) => {
      const variables = checkEnvironment(webhookVariables, environment);
      const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = variables;
      if (url === 'off') return 'off';
      if (url && secret) return (all) => webhookChannel({ url, secret }, all);
      return noneOf('LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET', url, secret);
    },
  },
};

/** A form's own service, which needs its address only. */
function service(
  form: FormName,
  variable: string,
  example: string,
  open: (url: URL, all: Surroundings) => Channel,
): Row {
  const schema = z.object({ [variable]: addressOrOff(variable, example) });
  return {
    form,
    variables: variable,
    read: (environment) => {
      const url = checkEnvironment(schema, environment)[variable];
      return url instanceof URL ? (all) => open(url, all) : url;
    },
  };
}

/** A variable holding a http(s) address, `none`, or nothing. */
function addressOrOff(name: string, example: string) {
  return z
    .string()
    .refine(
      (text) => text === OFF || isWebAddress(text),
      `${name} must be a full address, for example ${example}, or none.`,
    )
    .transform((text) => (text === OFF ? 'off' : new URL(text)))
    .optional();
}

/** Reads the settings of all channels. Throws a SettingsError that names every mistake at once. */
export function readChannels(environment: Environment): Channels {
  const readers = channelNames.map((name) => () => [name, rows[name].read(environment)] as const);
  checkAll(readers);
  return new Map(readers.map((read) => read()));
}

/** The channels that are set up. */
export function openChannels(channels: Channels, surroundings: Surroundings): Channel[] {
  return [...channels.values()].flatMap((open) =>
    typeof open === 'function' ? open(surroundings) : [],
  );
}

/**
 * Where a new lead of this form is to go. Its service gets a delivery even while its setting is
 * missing, and the lead waits for it; mail and webhook are extras, for leads that come once they
 * are set up. What is off gets none.
 */
export function channelsFor(form: FormName, channels: Channels): ChannelName[] {
  return channelNames.filter((name) =>
    rows[name].form === 'every'
      ? typeof channels.get(name) === 'function'
      : rows[name].form === form && channels.get(name) !== 'off',
  );
}

/** The channels that are not wanted. */
export function channelsOff(channels: Channels): ChannelName[] {
  return channelNames.filter((name) => channels.get(name) === 'off');
}

/** The settings that open a channel, for sentences about it. */
export function settingsOf(name: ChannelName): string {
  return rows[name].variables;
}

/** The settings that are missing to open a channel; undefined when it is open, or off. */
export function missingSettings(name: ChannelName, channels: Channels): string | undefined {
  return channels.get(name) === undefined ? settingsOf(name) : undefined;
}
