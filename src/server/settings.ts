import { z } from 'zod';
import { readAuditSettings } from '../audit/settings.ts';
import { readLeadSettings } from '../leads/settings.ts';
import { analyticsIdVariable } from '../platform/analytics-id.ts';
import {
  checkAll,
  checkEnvironment,
  type Environment,
  isAddressOrRange,
  siteUrlVariable,
} from '../platform/environment.ts';
import { logLevelVariable } from '../platform/http/log.ts';
import { DEFAULT_HOST, DEFAULT_PORT, isPort, portRule } from '../platform/http/port.mjs';

/** Posts a minute and address; generous, since mobile carriers share addresses. */
const DEFAULT_RATE_LIMIT = '30';

export type ServerSettings = Readonly<ReturnType<typeof readServerSettings>>;

const schema = z.object({
  SITE_URL: siteUrlVariable,
  HOST: z.string().default(DEFAULT_HOST),
  PORT: z.string().refine(isPort, portRule).default(String(DEFAULT_PORT)),
  LEADS_RATE_LIMIT: z
    .string()
    .regex(
      /^(?:off|[1-9]\d{0,8})$/,
      'LEADS_RATE_LIMIT must be a number of posts a minute, for example 30, or off.',
    )
    .default(DEFAULT_RATE_LIMIT),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => /^(?:true|false)$/.test(text) || text.split(',').every(isAddressOrRange),
      'TRUST_PROXY must be true (a proxy on a private address), false, or the addresses of the proxies separated by commas, for example 10.0.0.0/8.',
    )
    .default('false'),
  UNKNOWN_PATHS: z
    .enum(['302', '404'], 'UNKNOWN_PATHS must be 302 (they lead home) or 404 (they say so first).')
    .default('302'),
  METRICS_PORT: z
    .string()
    .refine(isPort, 'METRICS_PORT must be a whole number up to 65535, for example 9465.')
    .optional(),
  ANALYTICS_ID: analyticsIdVariable,
  LOG_LEVEL: logLevelVariable,
});

/** Reads the server's settings. Throws a SettingsError that names every mistake at once. */
export function readServerSettings(environment: Environment) {
  checkAll([
    () => checkEnvironment(schema, environment),
    () => readLeadSettings(environment),
    () => readAuditSettings(environment),
  ]);
  const variables = checkEnvironment(schema, environment);
  return {
    /** Where the public reaches the site; undefined: wherever it is asked for. */
    siteUrl: variables.SITE_URL,
    host: variables.HOST,
    /** 0 takes any free port. */
    port: Number(variables.PORT),
    /** Where figures for a monitor are told, on the loopback address; undefined: nowhere. */
    metricsPort: variables.METRICS_PORT === undefined ? undefined : Number(variables.METRICS_PORT),
    /** What an address gets that never was a page's. */
    unknownPaths: variables.UNKNOWN_PATHS,
    /** Posts a minute and address. */
    rateLimit: variables.LEADS_RATE_LIMIT === 'off' ? Infinity : Number(variables.LEADS_RATE_LIMIT),
    /** The addresses and ranges whose X-Forwarded-* headers are believed. */
    trustProxy: readTrustProxy(variables.TRUST_PROXY),
    /** With what the pages should have been built to measure visits; undefined: with nothing. */
    analyticsId: variables.ANALYTICS_ID,
    logLevel: variables.LOG_LEVEL,
    leads: readLeadSettings(environment),
    audit: readAuditSettings(environment),
  };
}

/** Not simply everyone's: a visitor who reaches the server directly could choose an address. */
function readTrustProxy(text: string): false | string[] {
  if (text === 'false') return false;
  if (text === 'true') return ['loopback', 'linklocal', 'uniquelocal'];
  return text.split(',').map((address) => address.trim());
}
