import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { analyticsIdVariable } from '../analytics-id.ts';
import { checkAll, checkEnvironment, type Environment, webAddress } from '../leads/environment.ts';
import { type LeadSettings, readLeadSettings } from '../leads/settings.ts';
import { DEFAULT_HOST, DEFAULT_PORT, isPort, portRule } from './port.mjs';

/** Posts a minute and address; generous, since mobile carriers share addresses. */
const DEFAULT_RATE_LIMIT = '30';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export interface ServerSettings {
  /** Where the public reaches the site; undefined: wherever it is asked for. */
  readonly siteUrl: URL | undefined;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Posts a minute and address. */
  readonly rateLimit: number | 'off';
  /** The addresses and ranges whose X-Forwarded-* headers are believed. */
  readonly trustProxy: false | string[];
  /** With what the pages should have been built to measure visits; undefined: with nothing. */
  readonly analyticsId: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
  readonly leads: LeadSettings;
}

const schema = z.object({
  SITE_URL: webAddress('SITE_URL', 'https://www.example.com'),
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
  ANALYTICS_ID: analyticsIdVariable,
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
});

/** Reads the server's settings. Throws a SettingsError that names every mistake at once. */
export function readServerSettings(environment: Environment): ServerSettings {
  checkAll([() => checkEnvironment(schema, environment), () => readLeadSettings(environment)]);
  const variables = checkEnvironment(schema, environment);
  const { LEADS_RATE_LIMIT: rateLimit } = variables;
  return {
    siteUrl: variables.SITE_URL,
    host: variables.HOST,
    port: Number(variables.PORT),
    rateLimit: rateLimit === 'off' ? 'off' : Number(rateLimit),
    trustProxy: readTrustProxy(variables.TRUST_PROXY),
    analyticsId: variables.ANALYTICS_ID,
    logLevel: variables.LOG_LEVEL,
    leads: readLeadSettings(environment),
  };
}

/** Not simply everyone's: a visitor who reaches the server directly could choose an address. */
function readTrustProxy(text: string): ServerSettings['trustProxy'] {
  if (text === 'false') return false;
  if (text === 'true') return ['loopback', 'linklocal', 'uniquelocal'];
  return text.split(',').map((address) => address.trim());
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || prefix === undefined) return version !== 0;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
