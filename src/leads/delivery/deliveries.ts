import { randomUUID } from 'node:crypto';
import type { Job } from '../../platform/jobs/job.ts';
import { channelsOff, openChannels } from '../channels.ts';
import type { LeadSettings } from '../settings.ts';
import type { LeadStore } from '../storage/lead-store.ts';
import type { DeliveryLog } from './attempt-parts.ts';
import { startWorker } from './worker.ts';

/**
 * Runs a worker for every channel that is set up; together they are stopped and woken as one. What
 * waited for a channel that is off is not to be sent, also when it is switched on again.
 */
export async function startDeliveries(
  store: LeadStore,
  settings: LeadSettings,
  siteUrl: URL | undefined,
  log: DeliveryLog,
): Promise<Job> {
  await store.releaseClaims();
  const cancelled = await store.cancelWaiting(channelsOff(settings.channels));
  if (cancelled > 0) log.info({ deliveries: cancelled }, 'not to be sent: their channel is off');
  const id = randomUUID();
  const workers = openChannels(settings.channels, { ...settings, siteUrl }).map((channel) =>
    startWorker({ store, channel, log, id, now: () => new Date(), random: Math.random }),
  );
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
