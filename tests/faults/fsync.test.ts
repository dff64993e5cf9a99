import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { leadsAt, type Site, startSite, waitFor } from '../helpers/index.ts';

const LEADS = 20;
const hasStrace = spawnSync('strace', ['-V']).status === 0;

const post = (site: Site) =>
  fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    body: new URLSearchParams({ submission_id: randomUUID(), name: 'Asha', comment: 'Nice' }),
  });

/** Watches the server's syncs from outside, or makes them fail. */
async function traceSyncs(site: Site, ...options: string[]) {
  const args = ['-f', '-p', String(site.pid), '-e', 'trace=fsync,fdatasync', ...options];
  const strace = spawn('strace', args);
  let trace = '';
  strace.stderr.setEncoding('utf8').on('data', (text: string) => {
    trace += text;
  });
  await waitFor('strace to attach', () => trace.includes('attached'));
  return {
    count: () => trace.match(/f(?:data)?sync\(\d+/g)?.length ?? 0,
    stop: async () => {
      strace.kill('SIGINT');
      await once(strace, 'close');
    },
  };
}

test.skipIf(!hasStrace)('each lead is synced to disk before it is acknowledged', async () => {
  const site = await startSite({ args: ['--api-only'] });
  const syncs = await traceSyncs(site);
  for (let lead = 1; lead <= LEADS; lead += 1) {
    const before = syncs.count();
    expect((await post(site)).status).toBe(200);
    // What strace writes arrives a little later than the answer.
    await waitFor('the sync', () => syncs.count() > before, 5_000);
  }
  console.info(`${syncs.count()} syncs for ${LEADS} acknowledged leads`);
  await syncs.stop();
  await site.stop();
});

test.skipIf(!hasStrace)(
  'a disk that fails to sync refuses leads, and takes them once it works',
  async () => {
    const site = await startSite({ args: ['--api-only'] });
    expect((await post(site)).status).toBe(200);
    const failing = await traceSyncs(site, '-e', 'inject=fsync,fdatasync:error=EIO');
    const refused = await post(site);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await failing.stop();
    expect((await post(site)).status).toBe(200);
    expect(await leadsAt(String(site.env.DATABASE_URL))).toHaveLength(2);
    await site.stop();
  },
);
