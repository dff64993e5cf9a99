import { z } from 'zod';
import {
  checkEnvironment,
  type Environment,
  isWebAddress,
  SettingsError,
  wholeNumber,
} from './environment.ts';
import { RETENTION_MONTHS } from './retention.ts';
import { type Database, parseDatabase } from './storage/database.ts';
import type { ChannelName } from './storage/schema.ts';

export interface MailSettings {
  readonly smtpUrl: string;
  /** One address or several, separated by commas. */
  readonly to: string;
  readonly from: string;
}

export interface WebhookSettings {
  readonly url: URL;
  readonly secret: Buffer;
}

/** What each channel needs to be open. */
export interface ChannelSettings extends Record<Exclude<ChannelName, 'mail' | 'webhook'>, URL> {
  readonly mail: MailSettings;
  readonly webhook: WebhookSettings;
}

export interface LeadSettings {
  readonly database: Database;
  /** `off`: the channel is not wanted. Undefined: it is not set up yet. */
  readonly channels: {
    readonly [Name in ChannelName]: ChannelSettings[Name] | 'off' | undefined;
  };
  /** For how many months leads are kept. */
  readonly retentionMonths: number;
  /** Signs the forms' time tokens; undefined: one that is kept in the database. */
  readonly tokenSecret: string | undefined;
  /** Requests that a spreadsheet service takes a minute. */
  readonly sheetRequestsPerMinute: number;
  /** Requests that a form relay takes a minute, and mails that the mail server does. */
  readonly relayRequestsPerMinute: number;
}

/** What a person writes to switch a channel off. */
const OFF = 'none';

const defaultDatabase = 'file:data/leads.db';
const addressPattern = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/** The variables that concern leads, for a schema of all variables that a program reads. */
export const leadVariables = {
  DATABASE_URL: z
    .string()
    .default(defaultDatabase)
    .transform(parseDatabase)
    .refine(
      (database) => database !== undefined,
      `DATABASE_URL must name a SQLite file, for example ${defaultDatabase}, or a PostgreSQL database, for example postgres://user:password@localhost/leads.`,
    ),
  INQUIRY_RELAY_URL: addressOrOff('INQUIRY_RELAY_URL', 'https://relay.example.com/you@example.com'),
  CALLBACK_RELAY_URL: addressOrOff(
    'CALLBACK_RELAY_URL',
    'https://relay.example.com/you@example.com',
  ),
  PROPOSAL_SHEET_URL: addressOrOff('PROPOSAL_SHEET_URL', 'https://sheets.example.com/proposals'),
  COMMENT_SHEET_URL: addressOrOff('COMMENT_SHEET_URL', 'https://sheets.example.com/comments'),
  SMTP_URL: z
    .string()
    .refine(
      (text) => text === OFF || ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? ''),
      'SMTP_URL must begin with smtp:// or smtps://, for example smtps://user:password@mail.example.com, or be none.',
    )
    .optional(),
  LEADS_MAIL_TO: z
    .string()
    .refine(
      (text) => text.split(',').every((address) => addressPattern.test(address.trim())),
      'LEADS_MAIL_TO must be an email address, or several separated by commas.',
    )
    .optional(),
  LEADS_MAIL_FROM: z
    .string()
    .regex(
      addressPattern,
      'LEADS_MAIL_FROM must be an email address, for example leads@example.com or Website <leads@example.com>.',
    )
    .optional(),
  LEADS_WEBHOOK_URL: addressOrOff('LEADS_WEBHOOK_URL', 'https://crm.example.com/leads'),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'LEADS_WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64, as this prints them: echo "whsec_$(openssl rand -base64 32)".',
    )
    .transform((text) => Buffer.from(text.replace('whsec_', ''), 'base64'))
    .optional(),
  LEADS_TOKEN_SECRET: z
    .string()
    .min(16, 'LEADS_TOKEN_SECRET must be at least 16 characters long.')
    .optional(),
  LEADS_RETENTION_MONTHS: wholeNumber(
    'LEADS_RETENTION_MONTHS must be the number of months for which leads are kept, for example 24.',
    RETENTION_MONTHS,
  ),
  LEADS_SHEET_RATE: wholeNumber(
    'LEADS_SHEET_RATE must be the requests that the spreadsheet services take a minute, for example 60.',
    60,
  ),
  LEADS_RELAY_RATE: wholeNumber(
    'LEADS_RELAY_RATE must be the leads that the form relays and the mail server take a minute, for example 60.',
    60,
  ),
};

const leadSchema = z.object(leadVariables);

type LeadVariables = z.output<typeof leadSchema>;

/** What the checked variables mean for leads. Throws a SettingsError when they don't add up. */
export function toLeadSettings(variables: LeadVariables): LeadSettings {
  return {
    database: variables.DATABASE_URL,
    channels: {
      'inquiry-relay': variables.INQUIRY_RELAY_URL,
      'callback-relay': variables.CALLBACK_RELAY_URL,
      'proposal-sheet': variables.PROPOSAL_SHEET_URL,
      'comment-sheet': variables.COMMENT_SHEET_URL,
      mail: mailSettings(variables),
      webhook: webhookSettings(variables),
    },
    retentionMonths: variables.LEADS_RETENTION_MONTHS,
    tokenSecret: variables.LEADS_TOKEN_SECRET,
    sheetRequestsPerMinute: variables.LEADS_SHEET_RATE,
    relayRequestsPerMinute: variables.LEADS_RELAY_RATE,
  };
}

function mailSettings(variables: LeadVariables): LeadSettings['channels']['mail'] {
  const { SMTP_URL: smtpUrl, LEADS_MAIL_TO: to, LEADS_MAIL_FROM: from } = variables;
  if (smtpUrl === OFF) return 'off';
  if (Boolean(smtpUrl) !== Boolean(to)) {
    throw new SettingsError(['SMTP_URL and LEADS_MAIL_TO must be set both, or neither.']);
  }
  return smtpUrl && to ? { smtpUrl, to, from: from ?? to.split(',')[0] ?? to } : undefined;
}

function webhookSettings(variables: LeadVariables): LeadSettings['channels']['webhook'] {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = variables;
  if (url === 'off') return 'off';
  if (Boolean(url) !== Boolean(secret)) {
    throw new SettingsError([
      'LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET must be set both, or neither.',
    ]);
  }
  return url && secret ? { url, secret } : undefined;
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

/** The lead settings alone, for programs that serve nothing. Throws a SettingsError. */
export function readLeadSettings(environment: Environment): LeadSettings {
  return toLeadSettings(checkEnvironment(leadSchema, environment));
}
