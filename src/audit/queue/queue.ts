import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditStore } from '../storage/audit-store.ts';
import { doRun, type RunAudit, type RunPace, usualPace } from './do-run.ts';

/** Each run takes a part of a processor for seconds: leads need theirs. */
const AT_ONCE = 2;
/** How often to look for what another server was asked for, or has left behind. */
const LOOK_EVERY_MS = 1_000;
const PURGE_EVERY_MS = 3_600_000;

interface QueueParts {
  readonly store: AuditStore;
  readonly run: RunAudit;
  readonly log: {
    info: (message: string) => void;
    error: (about: object, message: string) => void;
  };
  readonly pace?: RunPace;
}

export interface AuditQueue {
  /** Look at once: somebody asks for a run. */
  readonly wake: () => void;
  /** Ends at once; what is under way may be taken over. */
  readonly stop: () => Promise<void>;
}

/** Does the runs that wait, until it is stopped. Servers that share a database share the queue. */
export function startQueue({ store, run, log, pace = usualPace }: QueueParts): AuditQueue {
  const worker = randomUUID();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let rest = new AbortController();
  let away = false;

  const begin = async (): Promise<boolean> => {
    if (underWay.size >= AT_ONCE) return false;
    const claim = await store.claim(worker, pace.leaseMs);
    if (!claim) return false;
    const doing = doRun({ store, run, pace, stopping: stopping.signal }, claim)
      .catch((error: unknown) => log.error({ err: error, audit: claim.id }, 'an audit failed'))
      .finally(() => {
        underWay.delete(doing);
        rest.abort();
      });
    underWay.add(doing);
    return true;
  };
  const look = async (): Promise<boolean> => {
    try {
      const began = await begin();
      if (away) log.info('audits go on');
      away = false;
      return began;
    } catch (error) {
      // A database that stays away is worth one line.
      if (!away) log.error({ err: error }, 'audits can not be claimed');
      away = true;
      return false;
    }
  };
  const work = async () => {
    while (!stopping.signal.aborted) {
      // Made before looking, so that whoever asks meanwhile leads to another look.
      rest = new AbortController();
      const { signal } = rest;
      if (!(await look())) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
    await Promise.all(underWay);
  };
  const purge = () =>
    store
      .purge()
      .catch((error: unknown) => log.error({ err: error }, 'old reports could not be deleted'));
  const working = work();
  // At once, too: a server that starts anew every night would never come to it.
  purge();
  const purging = setInterval(purge, PURGE_EVERY_MS);

  return {
    wake: () => rest.abort(),
    stop: async () => {
      clearInterval(purging);
      stopping.abort();
      rest.abort();
      await working;
    },
  };
}
