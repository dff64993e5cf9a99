import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEvent } from '../../src/audit/said.ts';
import { startServer } from '../../src/server/start.ts';

const score = { total: 61, categories: {}, answered: 1, notChecked: 0, capped: false };
const STAGES = 40;
const STAGE_MS = 100;

/** The real server, whose audits ask nobody and take four seconds. */
await startServer(
  process.env,
  undefined,
  () =>
    async function* run(url): AsyncGenerator<AuditEvent> {
      for (let stage = 0; stage < STAGES; stage += 1) {
        yield { kind: 'stage', stage: 'opening' };
        await sleep(STAGE_MS);
      }
      yield { kind: 'done', score, url };
    },
);
