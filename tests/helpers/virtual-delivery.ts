import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormName } from '../../src/forms/definition.ts';
import { attemptsOn } from '../../src/leads/delivery/attempt.ts';
import type { Channel } from '../../src/leads/delivery/channel.ts';
import { usualPace } from '../../src/leads/delivery/worker.ts';
import type { LeadStore } from '../../src/leads/storage/lead-store.ts';
import { newLead } from './new-lead.ts';
import { newDatabaseDir } from './site.ts';
import { openStoreAt } from './store.ts';

const MINUTE_MS = 60_000;
const running = new AbortController().signal;
const log = { info: () => {}, warn: () => {}, error: () => {} };

/** A channel's worker on a clock of its own, where attempts take no time and waiting is free. */
export interface VirtualDelivery {
  readonly store: LeadStore;
  /** Virtual ms since the beginning. */
  readonly elapsedMs: number;
  /** The most attempts that a virtual minute has seen. */
  readonly busiestMinute: number;
  /** Stores a lead for the channel, and gives its id. */
  save(form: FormName, fields: Record<string, string>): Promise<string>;
  /** Works until this many virtual ms have passed since the beginning. */
  workUntil(ms: number): Promise<void>;
  /** Lets time pass without a server, which starts anew then and knows nothing. */
  restartAfter(ms: number): Promise<void>;
  remove(): Promise<void>;
}

/** @param idleMs virtual time between two looks for work while there is none */
export async function startVirtualDelivery(
  channel: Channel,
  idleMs: number,
): Promise<VirtualDelivery> {
  const dir = await newDatabaseDir();
  const start = Date.parse('2026-01-01T00:00:00Z');
  let elapsedMs = 0;
  const now = () => new Date(start + elapsedMs);
  const store = await openStoreAt(`file:${join(dir, 'leads.db')}`, now);
  const attempts = new Map<number, number>();
  const newWorker = () => {
    const parts = { store, channel, log, now, random: Math.random, id: crypto.randomUUID() };
    return attemptsOn(parts, usualPace);
  };
  let attemptNext = newWorker();

  return {
    store,
    get elapsedMs() {
      return elapsedMs;
    },
    get busiestMinute() {
      return Math.max(...attempts.values());
    },
    save: async (form, fields) => (await store.save(newLead({ form, fields }), [channel.name])).id,
    workUntil: async (end) => {
      while (elapsedMs < end) {
        const rest = await attemptNext(running);
        const minute = Math.floor(elapsedMs / MINUTE_MS);
        if (rest) attempts.set(minute, (attempts.get(minute) ?? 0) + 1);
        elapsedMs += rest ? Math.max(rest.intervalMs, rest.retryAfterMs) : idleMs;
      }
    },
    restartAfter: async (ms) => {
      elapsedMs += ms;
      await store.releaseClaims();
      attemptNext = newWorker();
    },
    remove: async () => {
      await store.close();
      await rm(dir, { recursive: true });
    },
  };
}
