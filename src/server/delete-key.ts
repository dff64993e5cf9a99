import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'audit_key';
/** As long as a report is kept. */
const THIRTY_DAYS_SECONDS = 2_592_000;

/**
 * Leaves the key that deletes a report with whoever asked for it; no script can read it.
 *
 * @param paths of the report, one for each language
 */
export function leaveDeleteKey(
  reply: FastifyReply,
  paths: readonly string[],
  key: string,
  secure: boolean,
): void {
  const rules = `Max-Age=${THIRTY_DAYS_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const cookies = paths.map((path) => `${NAME}=${key}; Path=${path}; ${rules}`);
  reply.header('set-cookie', cookies);
}

/** The key that came along with a request for a report; undefined for most. */
export function deleteKeyOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
}
