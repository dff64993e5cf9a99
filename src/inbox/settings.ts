import { z } from 'zod';
import { readLeadSettings } from '../leads/settings.ts';
import {
  checkAll,
  checkEnvironment,
  type Environment,
  siteUrlVariable,
} from '../platform/environment.ts';
import { logLevelVariable } from '../platform/http/log.ts';
import { isPort, ruleOf } from '../platform/http/port.mjs';

const DEFAULT_INBOX_PORT = 4322;

export type InboxSettings = Readonly<ReturnType<typeof readInboxSettings>>;

const schema = z.object({
  INBOX_PORT: z
    .string()
    .refine(isPort, ruleOf('INBOX_PORT', DEFAULT_INBOX_PORT))
    .default(String(DEFAULT_INBOX_PORT)),
  SITE_URL: siteUrlVariable,
  LOG_LEVEL: logLevelVariable,
});

/** Reads the inbox's settings. Throws a SettingsError that names every mistake at once. */
export function readInboxSettings(environment: Environment) {
  checkAll([() => checkEnvironment(schema, environment), () => readLeadSettings(environment)]);
  const variables = checkEnvironment(schema, environment);
  return {
    /** On the loopback address; 0 takes any free one. */
    port: Number(variables.INBOX_PORT),
    /** The public site, where reports of the audit are read. */
    siteUrl: variables.SITE_URL,
    logLevel: variables.LOG_LEVEL,
    leads: readLeadSettings(environment),
  };
}
