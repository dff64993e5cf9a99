import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { getDomain } from 'tldts';
import type { Tables } from '../../platform/database/schema.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { since, visitOwn } from './visits.ts';

/** A report is shown again for this long to whoever asks for the same address. */
const FRESH_MS = 15 * MINUTE_MS;
/** Runs that wait at most; whoever comes then would wait for minutes. */
const QUEUE_MAX = 50;
/** 128 bits: nobody guesses them. */
const KEY_BYTES = 16;

export interface AuditRequest {
  readonly url: string;
  /** Parts of what was typed look personal and are not in it. */
  readonly leftOut?: boolean | undefined;
  /** One sender, by network address; kept only as a hash that nobody recognises the next day. */
  readonly visitor: string;
  /** The id of an earlier run of the same address, to run it anew and compare. */
  readonly again?: string | undefined;
}

/** What is stored of a key: it recognises the key, and gives it away to nobody. */
export const keyDigest = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/**
 * Queues a run within the limits. Servers that share a database may each let one more in at the same
 * moment, which does no harm.
 */
export async function admit(
  tx: Transaction<Tables>,
  { url, leftOut = false, visitor, again }: AuditRequest,
  now: Date,
) {
  const ofUrl = tx.selectFrom('audits').select('id').where('url', '=', url);
  const before = again ? await ofUrl.where('id', '=', again).executeTakeFirst() : undefined;
  // To be compared with, what was done a moment ago is no answer.
  const doneAfter = since(now, before ? 0 : FRESH_MS);
  const current = await ofUrl
    .where(
      sql<boolean>`(state in ('queued', 'running') or state = 'done' and created_at > ${doneAfter})`,
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  // It is under way, or was just now.
  if (current) return { kind: 'shown', id: current.id } as const;

  const { queued } = await tx
    .selectFrom('audits')
    .select(({ fn }) => fn.countAll().as('queued'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  if (Number(queued) >= QUEUE_MAX) return { kind: 'full' } as const;
  const site = getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
  if (!(await visitOwn(tx, visitor, site, now))) return { kind: 'too-many' } as const;

  const newKey = () => randomBytes(KEY_BYTES).toString('base64url');
  const [id, deleteKey] = [newKey(), newKey()];
  await tx
    .insertInto('audits')
    .values({
      id,
      url,
      site,
      state: 'queued',
      attempts: 0,
      created_at: now.toISOString(),
      delete_digest: keyDigest(deleteKey),
      before: before?.id ?? null,
      left_out: Number(leftOut),
    })
    .execute();
  return { kind: 'queued', id, deleteKey } as const;
}
