import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabaseDir, startSite } from '../helpers/index.ts';
import { longRun } from './long-run.ts';
import { insertBare, postLeads, type Throughput } from './throughput.ts';

const CONNECTIONS = 32;
const ROUND_SECONDS = 1;
const seconds = 300;

// How fast a machine is, is no question for every day.
test.runIf(longRun)(
  `the server keeps at least 0.3 of the leads that bare SQLite does, for ${seconds} s without an error`,
  async () => {
    const dir = await newDatabaseDir();
    onTestFinished(() => rm(dir, { recursive: true }));
    const site = await startSite({
      env: { DATABASE_URL: `file:${join(dir, 'leads.db')}` },
      args: ['--api-only'],
    });
    const bare = join(dir, 'bare.db');
    await postLeads(site.url, CONNECTIONS, { seconds: 1 });
    const bareRates: number[] = [];
    const posted: Throughput[] = [];
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < seconds; round += ROUND_SECONDS) {
      bareRates.push(insertBare(bare, ROUND_SECONDS / 2));
      posted.push(await postLeads(site.url, CONNECTIONS, { seconds: ROUND_SECONDS }));
    }
    await site.stop();

    const bareRate = mean(bareRates);
    const rate = mean(posted.map(({ perSecond }) => perSecond));
    const p99Ms = Math.max(...posted.map((round) => round.p99Ms));
    console.info(
      `${rate.toFixed(0)} leads/s, p99 at most ${p99Ms.toFixed(0)} ms; ` +
        `bare SQLite ${bareRate.toFixed(0)}/s; ratio ${(rate / bareRate).toFixed(2)}`,
    );
    expect(posted.map(({ errors }) => errors).filter(Boolean)).toEqual([]);
    expect(rate / bareRate).toBeGreaterThanOrEqual(0.3);
  },
  700_000,
);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
