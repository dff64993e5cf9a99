import type { AttemptParts } from './attempt-parts.ts';

/** A failure that lasts this long is worth a line at error level. */
const REPORT_AFTER_MS = 3_600_000;

/** What a worker knows of its channel: since when it has been failing, if it is. */
export type FailureWatch = ReturnType<typeof watchFailures>;

/** Watches one channel, and says in the log when it fails for long and when it is well again. */
export function watchFailures({ store, channel, log, now }: AttemptParts) {
  let failing: Date | null | undefined;
  let reported = false;

  const report = (since: Date) => {
    reported = true;
    log.error({ channel: channel.name, since }, 'the channel is failing; its leads wait');
  };
  return {
    /** Asks the database at first: the channel may have failed before this server started. */
    since: async () => {
      if (failing === undefined) {
        failing = await store.failingSince(channel.name);
        if (failing) report(failing);
      }
      return failing;
    },
    failed: (since: Date) => {
      failing = since;
      if (!reported && now().getTime() - since.getTime() >= REPORT_AFTER_MS) report(since);
    },
    /** The channel has taken something. */
    delivered: () => {
      if (!failing) return;
      if (reported)
        log.info({ channel: channel.name, since: failing }, 'the channel is well again');
      failing = null;
      reported = false;
    },
  };
}
