import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { FormName } from '../../../src/forms/definition.ts';
import type { Channel } from '../../../src/leads/delivery/channel.ts';
import { type Pace, startWorker } from '../../../src/leads/delivery/worker.ts';
import type { LeadAudit, LeadStore } from '../../../src/leads/storage/lead-store.ts';
import type { Job } from '../../../src/platform/jobs/job.ts';
import {
  type MailSink,
  newLead,
  openStoreAt,
  type Relay,
  startMailSink,
  startRelay,
  waitFor,
} from '../../helpers/index.ts';

/** Requests a minute that hold no test up. */
export const QUICK = 60_000;

export const quickPace: Pace = {
  leaseMs: 1_000,
  renewMs: 100,
  retry: { minMs: 20, maxMs: 20, probeMaxMs: 20, giveUpMs: 100 },
  pollMs: 20,
  graceMs: 100,
};

export const inquiry = {
  name: 'राजेश "R" कुमार',
  email: 'r@firm.in',
  number: '9876543210',
  company: '',
  message: 'नमस्ते 👋\nzweite Zeile & <b>',
  source: 'hero',
};

interface LogLine {
  readonly level: string;
  readonly fields: object;
  readonly message: string;
}

/** Gives each test of a file a store, a relay and a mail server, and ends its workers after it. */
export function setUpDelivery() {
  let dir: string;
  let store: LeadStore;
  let relay: Relay;
  let mails: MailSink;
  let workers: Job[];
  let log: LogLine[];

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'delivery-'));
    store = await openStoreAt(`file:${join(dir, 'leads.db')}`);
    relay = await startRelay();
    mails = await startMailSink();
    workers = [];
    log = [];
  });

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await store.close();
    await relay.stop();
    await mails.stop();
    await rm(dir, { recursive: true });
  });

  const deliveryOf = async (id: string) => (await store.find(id))?.deliveries[0];
  const stateOf = async (id: string) => (await deliveryOf(id))?.state;

  return {
    get store() {
      return store;
    },
    get relay() {
      return relay;
    },
    get mails() {
      return mails;
    },
    /** What the workers have logged. */
    get log(): readonly LogLine[] {
      return log;
    },
    /** The one delivery of a lead. */
    deliveryOf,
    stateOf,
    untilState: (id: string, state: string) =>
      waitFor(`delivery to be ${state}`, async () => (await stateOf(id)) === state),

    /** Stores a lead for one channel, and gives its id. */
    async save(
      form: FormName,
      channel: Channel,
      fields: Record<string, string>,
      submissionId: string = crypto.randomUUID(),
      audit: LeadAudit | null = null,
    ) {
      const lead = newLead({ form, submissionId, fields, audit });
      return (await store.save(lead, [channel.name])).id;
    },

    /** Starts the worker of a channel. */
    deliverOn(channel: Channel, pace: Partial<Pace> = {}): Job {
      const note = (level: string) => (fields: object, message: string) => {
        log.push({ level, fields, message });
      };
      const worker = startWorker({
        store,
        channel,
        log: { info: note('info'), warn: note('warn'), error: note('error') },
        now: () => new Date(),
        random: () => 0.5,
        id: crypto.randomUUID(),
        pace: { ...quickPace, ...pace },
      });
      workers.push(worker);
      return worker;
    },
  };
}
