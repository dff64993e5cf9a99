import { STATUS_CODES } from 'node:http';
import type { Outcome } from './channel.ts';

/** Services answer forms in a second or two; one that takes this long will not answer. */
export const HTTP_TIMEOUT_MS = 30_000;

/**
 * Answers that blame what was sent: malformed, too large, of a wrong kind, not acceptable. All others
 * may as well mean a service that is away, has moved or does not know us.
 */
const refusals = new Set([400, 413, 414, 415, 422, 431]);

export interface HttpDelivery {
  readonly url: URL;
  readonly body: FormData | string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same for every attempt, so that a receiver can drop a repeated one. */
  readonly idempotencyKey: string;
}

/**
 * Posts to an external service. Any 2xx is a delivery, unless `acceptAnswer` reads a refusal in its
 * body. Redirects are not followed: they would hand a lead to an address nobody configured.
 */
export async function postToService(
  { url, body, headers, idempotencyKey }: HttpDelivery,
  signal: AbortSignal,
  acceptAnswer: (response: Response) => Promise<Outcome> = acceptAnyAnswer,
): Promise<Outcome> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': idempotencyKey },
    body,
    redirect: 'manual',
    signal,
  });
  if (response.ok) return acceptAnswer(response);

  await response.body?.cancel();
  const reason = `answered ${response.status} ${STATUS_CODES[response.status] ?? ''}`.trimEnd();
  if (refusals.has(response.status)) return { kind: 'permanent', reason };
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
  return { kind: 'retryable', reason, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

async function acceptAnyAnswer(response: Response): Promise<Outcome> {
  await response.body?.cancel();
  return { kind: 'delivered' };
}

/** Retry-After in seconds or as a date, in milliseconds from now. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
