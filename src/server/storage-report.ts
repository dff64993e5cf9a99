import type { FastifyBaseLogger } from 'fastify';

export type StorageReport = ReturnType<typeof storageReport>;

/** Says why the database can't be written: once, not at each post that is refused, and when it can be again. */
export function storageReport(log: FastifyBaseLogger) {
  let told: string | undefined;
  return {
    failed: (error: unknown) => {
      const reason = String(error);
      if (reason === told) return;
      told = reason;
      log.error({ err: error }, "the database can't be written");
    },
    worked: () => {
      if (told !== undefined) log.info('the database can be written again');
      told = undefined;
    },
  };
}
