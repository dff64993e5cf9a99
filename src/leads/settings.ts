import * as v from 'valibot';
import { type Database, parseDatabase } from './storage/database.ts';
import type { ChannelName } from './storage/schema.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface MailSettings {
  readonly smtpUrl: string;
  /** One address or several, separated by commas. */
  readonly to: string;
  readonly from: string;
}

export interface LeadSettings {
  readonly database: Database;
  /** The external service of a channel; undefined while its leads are to wait. */
  readonly serviceUrls: Readonly<Record<Exclude<ChannelName, 'mail'>, URL | undefined>>;
  readonly mail: MailSettings | undefined;
}

/** One sentence for each mistake in the environment. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

const defaultDatabase = 'file:data/leads.db';
const addressPattern = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/** A variable holding a http(s) address, or nothing. */
export function webAddress(name: string, example: string) {
  const sentence = `${name} must be a full address, for example ${example}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.check((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), sentence),
      v.transform((text) => new URL(text)),
    ),
  );
}

/** The variables that concern leads, for a schema of all variables that a program reads. */
export const leadVariables = {
  DATABASE_URL: v.pipe(
    v.optional(v.string(), defaultDatabase),
    v.transform(parseDatabase),
    v.custom<Database>(
      (database) => database !== undefined,
      `DATABASE_URL must name a SQLite file, for example ${defaultDatabase}, or a PostgreSQL database, for example postgres://user:password@localhost/leads.`,
    ),
  ),
  INQUIRY_RELAY_URL: webAddress('INQUIRY_RELAY_URL', 'https://relay.example.com/you@example.com'),
  CALLBACK_RELAY_URL: webAddress('CALLBACK_RELAY_URL', 'https://relay.example.com/you@example.com'),
  PROPOSAL_SHEET_URL: webAddress('PROPOSAL_SHEET_URL', 'https://sheets.example.com/proposals'),
  COMMENT_SHEET_URL: webAddress('COMMENT_SHEET_URL', 'https://sheets.example.com/comments'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? ''),
        'SMTP_URL must begin with smtp:// or smtps://, for example smtps://user:password@mail.example.com.',
      ),
    ),
  ),
  LEADS_MAIL_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split(',').every((address) => addressPattern.test(address.trim())),
        'LEADS_MAIL_TO must be an email address, or several separated by commas.',
      ),
    ),
  ),
  LEADS_MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        addressPattern,
        'LEADS_MAIL_FROM must be an email address, for example leads@example.com or Website <leads@example.com>.',
      ),
    ),
  ),
};

const leadSchema = v.object(leadVariables);

/**
 * Checks an environment against a schema of variables. A variable that is set to nothing counts as
 * not set. Throws a SettingsError that names every mistake at once.
 */
export function checkEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const checked = v.safeParse(schema, Object.fromEntries(set));
  if (checked.success) return checked.output;
  throw new SettingsError([...new Set(checked.issues.map((issue) => issue.message))]);
}

/** What the checked variables mean for leads. Throws a SettingsError when they don't add up. */
export function toLeadSettings(variables: v.InferOutput<typeof leadSchema>): LeadSettings {
  const { SMTP_URL: smtpUrl, LEADS_MAIL_TO: to, LEADS_MAIL_FROM: from } = variables;
  if (Boolean(smtpUrl) !== Boolean(to)) {
    throw new SettingsError(['SMTP_URL and LEADS_MAIL_TO must be set both, or neither.']);
  }
  return {
    database: variables.DATABASE_URL,
    serviceUrls: {
      'inquiry-relay': variables.INQUIRY_RELAY_URL,
      'callback-relay': variables.CALLBACK_RELAY_URL,
      'proposal-sheet': variables.PROPOSAL_SHEET_URL,
      'comment-sheet': variables.COMMENT_SHEET_URL,
    },
    mail: smtpUrl && to ? { smtpUrl, to, from: from ?? to.split(',')[0] ?? to } : undefined,
  };
}

/** The lead settings alone, for programs that serve nothing. Throws a SettingsError. */
export function readLeadSettings(environment: Environment): LeadSettings {
  return toLeadSettings(checkEnvironment(leadSchema, environment));
}
