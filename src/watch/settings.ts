import { z } from 'zod';
import { type MailSettings, readMailSettings } from '../leads/mail/settings.ts';
import { type Database, parseDatabase } from '../platform/database/database.ts';
import {
  checkEnvironment,
  type Environment,
  isWebAddress,
  noneOf,
  SettingsError,
  wholeNumber,
} from '../platform/environment.ts';
import { DEFAULT_PORT } from '../platform/http/port.mjs';
import { MINUTE_MS } from '../platform/time/durations.ts';

export interface WatchSettings {
  /** Where the server itself answers. */
  readonly server: URL;
  /** What visitors open; undefined: nothing with a certificate. */
  readonly site: URL | undefined;
  readonly database: Database | undefined;
  /** Where the last copy leaves its marks; undefined: nobody copies. */
  readonly copies: string | undefined;
  /** How long a lead may wait, or a channel take nothing. */
  readonly patienceMs: number;
  /** Where it is kept what was told. */
  readonly memory: string;
  /** Where a publish records what became of it. */
  readonly published: string;
  /** Those who are told what became of what they saved, in small letters. */
  readonly editors: readonly string[];
  readonly mail: MailSettings | undefined;
  readonly telegram: { readonly url: string; readonly chat: string } | undefined;
}

const schema = z.object({
  SITE_URL: z.string().optional(),
  PORT: z.string().default(String(DEFAULT_PORT)),
  DATABASE_URL: z.string().default('file:data/leads.db'),
  WATCH_SERVER: z
    .string()
    .refine(isWebAddress, 'WATCH_SERVER must be a full address, for example http://localhost:4321.')
    .optional(),
  WATCH_COPIES: z.string().optional(),
  WATCH_PATIENCE: wholeNumber(
    'WATCH_PATIENCE must be the minutes that a lead may wait, for example 60.',
    60,
  ),
  WATCH_MEMORY: z.string().default('data/watch.json'),
  WATCH_MAIL_TO: z.string().optional(),
  WATCH_PUBLISHED: z.string().default('dist/publish.json'),
  WATCH_EDITORS: z.string().default(''),
  TELEGRAM_TOKEN: z.string().optional(),
  TELEGRAM_CHAT: z.string().optional(),
  TELEGRAM_URL: z.string().default('https://api.telegram.org'),
});

/** Reads what is watched, and who is told. @throws SettingsError */
export function readWatchSettings(environment: Environment): WatchSettings {
  const read = checkEnvironment(schema, environment);
  const { TELEGRAM_TOKEN: token, TELEGRAM_CHAT: chat, WATCH_MAIL_TO } = read;
  const mail = readMailSettings({
    ...environment,
    LEADS_MAIL_TO: WATCH_MAIL_TO ?? environment.LEADS_MAIL_TO,
  });
  const telegram =
    token && chat
      ? { url: `${read.TELEGRAM_URL}/bot${token}/sendMessage`, chat }
      : noneOf('TELEGRAM_TOKEN and TELEGRAM_CHAT', token, chat);
  if (typeof mail !== 'object' && !telegram) {
    throw new SettingsError([
      'Who should be told? Set SMTP_URL and WATCH_MAIL_TO, or TELEGRAM_TOKEN and TELEGRAM_CHAT.',
    ]);
  }
  return {
    server: new URL(read.WATCH_SERVER ?? `http://localhost:${read.PORT}`),
    site: read.SITE_URL ? new URL(read.SITE_URL) : undefined,
    database: parseDatabase(read.DATABASE_URL),
    copies: read.WATCH_COPIES,
    patienceMs: read.WATCH_PATIENCE * MINUTE_MS,
    memory: read.WATCH_MEMORY,
    published: read.WATCH_PUBLISHED,
    editors: read.WATCH_EDITORS.toLowerCase()
      .split(/[,\s]+/)
      .filter(Boolean),
    mail: typeof mail === 'object' ? mail : undefined,
    telegram,
  };
}
