import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { DeliveryLog } from '../delivery/attempt-parts.ts';
import { failureReason } from '../delivery/channel.ts';
import { untilNoted } from '../delivery/note-outcome.ts';
import { MAIL_TIMEOUT_MS, mailSender } from '../mail/sender.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { Clock, LeadStore } from '../storage/lead-store.ts';
import { claimDigest, noteSent, releaseDigest } from './claim.ts';
import { digestText } from './digest-text.ts';
import { gatherFacts } from './facts.ts';

/** Longer than sending may take: only a server that died is taken over. */
const LEASE_MS = MAIL_TIMEOUT_MS + 120_000;
const RETRY_MS = 300_000;

export interface SendParts {
  readonly db: Kysely<Tables>;
  readonly store: Pick<LeadStore, 'secret'>;
  readonly mail: MailSettings;
  readonly inboxUrl: URL | undefined;
  readonly now: Clock;
  readonly log: DeliveryLog;
}

/** `done`: it was sent, by this server or by another; `taken`: another one is at it. */
export type DigestOutcome = 'done' | 'taken' | { readonly failed: string };

/**
 * Gives what sends the digest of a day, unless it was sent or another server is at it. It rejects when
 * the database can't be asked; what it has claimed then is tried again once its lease is over.
 */
export function digestSender({
  db,
  store,
  mail,
  inboxUrl,
  now,
  log,
}: SendParts): (day: string, stopping: AbortSignal) => Promise<DigestOutcome> {
  const server = randomUUID();
  const send = mailSender(mail);
  return async (day, stopping) => {
    const claim = await claimDigest(db, day, server, now(), LEASE_MS);
    if (claim !== 'claimed') return claim === 'sent' ? 'done' : 'taken';
    const text = digestText(await gatherFacts(db, day, now()), inboxUrl);
    // Two sites that mail from one address must not have the same Message-ID.
    const site = (await store.secret('digest')).slice(0, 8);
    const signal = AbortSignal.any([AbortSignal.timeout(MAIL_TIMEOUT_MS), stopping]);
    try {
      await send({ key: `digest-${day}-${site}`, ...text }, signal);
    } catch (error) {
      const pauseMs = stopping.aborted ? 0 : RETRY_MS;
      await releaseDigest(db, day, server, new Date(now().getTime() + pauseMs));
      return { failed: failureReason(signal.aborted ? signal.reason : error) };
    }
    await untilNoted(() => noteSent(db, day, now()), { log, channel: { name: 'mail' } }, stopping);
    return 'done';
  };
}
