import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../storage/lead-store.ts';

/** Whoever reads a form and types needs longer, unless a draft or autofill did it. */
const QUICK_MS = 2_000;
const STALE_MS = 24 * 60 * 60_000;
/** Servers that share a secret may disagree about the time by this much. */
const SKEW_MS = 5 * 60_000;

/** Notes of the moment at which a form was first touched, which nobody else can make. */
export type FormTokens = ReturnType<typeof formTokens>;

/** Tokens hold a time and its HMAC-SHA-256, nothing about the visitor. */
export function formTokens(secret: string, now: Clock) {
  const sign = (time: string) =>
    createHmac('sha256', secret).update(`form-token ${time}`).digest('base64url');
  return {
    issue: () => {
      const time = now().getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    /** What looks like spam about the token that came with a form; undefined when nothing does. */
    spamSignal: (token: string | undefined) => {
      if (!token) return 'no time token';
      const [time = '', signature = ''] = token.split('.');
      if (!equal(signature, sign(time))) return 'a time token that is not ours';
      const ageMs = now().getTime() - Number.parseInt(time, 36);
      if (ageMs > STALE_MS || ageMs < -SKEW_MS) return 'an old time token';
      return ageMs < QUICK_MS ? 'sent within 2 s' : undefined;
    },
  };
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
