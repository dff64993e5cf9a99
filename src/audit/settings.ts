import { z } from 'zod';
import { checkEnvironment, type Environment, isAddressOrRange } from '../platform/environment.ts';

const schema = z.object({
  AUDIT: z.enum(['on', 'off'], 'AUDIT must be on or off.').default('on'),
  AUDIT_OWN_ADDRESSES: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine(
      (addresses) => addresses.every(isAddressOrRange),
      'AUDIT_OWN_ADDRESSES must be addresses or ranges separated by commas, for example 203.0.113.7,2001:db8::/48.',
    )
    .default([]),
  AUDIT_SOCKET: z
    .string()
    .startsWith(
      '/',
      'AUDIT_SOCKET must be the full path of a socket, for example /run/website-audits.sock.',
    )
    .optional(),
  CRUX_API_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'CRUX_API_KEY must be an API key of Google Cloud: AIza and 35 signs.')
    .optional(),
});

/** Reads the audit's settings. Throws a SettingsError that names every mistake at once. */
export function readAuditSettings(environment: Environment) {
  const variables = checkEnvironment(schema, environment);
  return {
    on: variables.AUDIT === 'on',
    /** Public addresses of our own that no run may reach, beside those of this machine. */
    ownAddresses: variables.AUDIT_OWN_ADDRESSES,
    /** Where the service listens that does the runs; undefined: this server does them. */
    socket: variables.AUDIT_SOCKET,
    /** For what Chrome's users saw; undefined: not asked for. */
    cruxApiKey: variables.CRUX_API_KEY,
  };
}
