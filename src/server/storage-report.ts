import type { FastifyBaseLogger } from 'fastify';

export interface StorageReport {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/** Says why leads can't be stored: once, not at each post that is refused, and when they can be again. */
export function storageReport(log: FastifyBaseLogger): StorageReport {
  let told: string | undefined;
  return {
    failed: (error) => {
      const reason = String(error);
      if (reason === told) return;
      told = reason;
      log.error({ err: error }, 'a lead could not be stored');
    },
    worked: () => {
      if (told !== undefined) log.info('leads are stored again');
      told = undefined;
    },
  };
}
