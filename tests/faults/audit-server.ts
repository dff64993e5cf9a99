import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEvent } from '../../src/audit/said.ts';
import { startServer } from '../../src/server/start.ts';

const STAGES = 40;
const STAGE_MS = 100;

/** The real server, whose audits ask nobody and take four seconds. */
await startServer(
  process.env,
  undefined,
  () =>
    async function* run(): AsyncGenerator<AuditEvent> {
      for (let stage = 0; stage < STAGES; stage += 1) {
        yield { kind: 'stage', stage: 'opening' };
        await sleep(STAGE_MS);
      }
      yield { kind: 'done' };
    },
);
