import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { secretOf } from '../../platform/database/secrets.ts';

/** 128 bits: nobody guesses them. */
const KEY_BYTES = 16;

/** A random text that stands in addresses and cookies as it is. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** What is stored of a key: it recognises the key, and gives it away to nobody. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Hashes that all servers make alike, that nobody else can make, and that differ tomorrow. */
export async function dailyHash(
  tx: Transaction<Tables>,
  now: Date,
): Promise<(text: string) => string> {
  const secret = await secretOf(tx, 'audit-visits');
  const day = now.toISOString().slice(0, 10);
  return (text) => createHmac('sha256', secret).update(`${day} ${text}`).digest('base64url');
}
