import { z } from 'zod';
import { parseDatabase } from '../platform/database/database.ts';
import {
  checkAll,
  checkEnvironment,
  type Environment,
  isWebAddress,
  OFF,
  wholeNumber,
} from '../platform/environment.ts';
import { readChannels } from './channels.ts';
import { readMailSettings } from './mail/settings.ts';
import { RETENTION_MONTHS } from './retention.ts';

export type LeadSettings = Readonly<ReturnType<typeof readLeadSettings>>;

const defaultDatabase = 'file:data/leads.db';

const schema = z.object({
  DATABASE_URL: z
    .string()
    .default(defaultDatabase)
    .transform(parseDatabase)
    .refine(
      (database) => database !== undefined,
      `DATABASE_URL must name a SQLite file, for example ${defaultDatabase}, or a PostgreSQL database, for example postgres://user:password@localhost/leads.`,
    ),
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
  LEADS_DIGEST_AT: z
    .string()
    .regex(
      /^(?:none|(?:[01]\d|2[0-3]):[0-5]\d)$/,
      'LEADS_DIGEST_AT must be the Indian time at which staff get their daily mail, for example 09:00, or none.',
    )
    .default('09:00'),
  INBOX_URL: z
    .string()
    .refine(
      (text) => isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/`,
      'INBOX_URL must be the address at which staff open the inbox, without a path, for example https://inbox.example.com or http://localhost:4330.',
    )
    .transform((text) => new URL(text))
    .optional(),
});

/** Reads the lead settings. Throws a SettingsError that names every mistake at once. */
export function readLeadSettings(environment: Environment) {
  checkAll([() => checkEnvironment(schema, environment), () => readChannels(environment)]);
  const variables = checkEnvironment(schema, environment);
  const mail = readMailSettings(environment);
  return {
    database: variables.DATABASE_URL,
    channels: readChannels(environment),
    /** When and with what the daily digest is mailed; undefined: it is not. */
    digest:
      typeof mail === 'object' && variables.LEADS_DIGEST_AT !== OFF
        ? { at: variables.LEADS_DIGEST_AT, mail }
        : undefined,
    /** For how many months leads are kept. */
    retentionMonths: variables.LEADS_RETENTION_MONTHS,
    /** Signs the forms' time tokens; undefined: one that is kept in the database. */
    tokenSecret: variables.LEADS_TOKEN_SECRET,
    /** What a spreadsheet service takes. */
    sheetRequestsPerMinute: variables.LEADS_SHEET_RATE,
    /** What a form relay takes, and mails that the mail server does. */
    relayRequestsPerMinute: variables.LEADS_RELAY_RATE,
    /** Where staff open the inbox; undefined: nowhere that could be linked to. */
    inboxUrl: variables.INBOX_URL,
  };
}
