import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { getDomain } from 'tldts';
import type { Tables } from '../../platform/database/schema.ts';
import { networksAround } from '../../platform/http/sender-group.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { dailyHash, keyDigest, newKey } from './keys.ts';
import { isOverLimit, since } from './visit-limits.ts';

/** A report is shown again for this long to whoever asks for the same address. */
const FRESH_MS = 15 * MINUTE_MS;
/** Runs that wait at most; whoever comes then would wait for minutes. */
const QUEUE_MAX = 50;

export interface AuditRequest {
  readonly url: string;
  /** Parts of what was typed look personal and are not in it. */
  readonly leftOut?: boolean | undefined;
  /** One sender, by network address; kept only as a hash that nobody recognises the next day. */
  readonly visitor: string;
  /** The id of an earlier run of the same address, to run it anew and compare. */
  readonly again?: string | undefined;
}

/** What comes of asking for a run. */
export type Admission =
  | { readonly kind: 'queued'; readonly id: string; readonly deleteKey: string }
  /** It is under way, or was just now. */
  | { readonly kind: 'shown'; readonly id: string }
  | { readonly kind: 'full' }
  /** This visitor, or all visitors together for this site, have asked often enough today. */
  | { readonly kind: 'too-many' };

/**
 * Queues a run within the limits. Servers that share a database may each let one more in at the same
 * moment, which does no harm.
 */
export async function admit(
  tx: Transaction<Tables>,
  { url, leftOut = false, visitor, again }: AuditRequest,
  now: Date,
): Promise<Admission> {
  const ofUrl = tx.selectFrom('audits').select('id').where('url', '=', url);
  const before = again ? await ofUrl.where('id', '=', again).executeTakeFirst() : undefined;
  // To be compared with, what was done a moment ago is no answer.
  const doneAfter = since(now, before ? 0 : FRESH_MS);
  const current = await ofUrl
    .where(({ and, eb, or }) =>
      or([
        eb('state', 'in', ['queued', 'running']),
        and([eb('state', '=', 'done'), eb('created_at', '>', doneAfter)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (current) return { kind: 'shown', id: current.id };

  const site = getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
  const hash = await dailyHash(tx, now);
  const senders = [visitor, ...networksAround(visitor)].map(hash);
  const visit = { senders, site: hash(site) };
  if (await isOverLimit(tx, visit, now)) return { kind: 'too-many' };
  const { queued } = await tx
    .selectFrom('audits')
    .select(({ fn }) => fn.countAll().as('queued'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  if (Number(queued) >= QUEUE_MAX) return { kind: 'full' };

  const at = now.toISOString();
  const [id, deleteKey] = [newKey(), newKey()];
  await tx
    .insertInto('audits')
    .values({
      id,
      url,
      site,
      state: 'queued',
      attempts: 0,
      created_at: at,
      delete_digest: keyDigest(deleteKey),
      before: before?.id ?? null,
      left_out: Number(leftOut),
    })
    .execute();
  await tx
    .insertInto('audit_visits')
    // The site is noted once, beside the sender itself.
    .values(
      senders.map((sender, index) => ({
        id: randomUUID(),
        visitor: sender,
        site: index === 0 ? visit.site : '',
        at,
      })),
    )
    .execute();
  return { kind: 'queued', id, deleteKey };
}
