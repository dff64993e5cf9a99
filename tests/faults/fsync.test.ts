import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startSite, waitFor } from '../helpers/index.ts';

const LEADS = 20;
const hasStrace = spawnSync('strace', ['-V']).status === 0;

test.skipIf(!hasStrace)('each lead is synced to disk before it is acknowledged', async () => {
  const site = await startSite({ args: ['--api-only'] });
  const strace = spawn('strace', ['-f', '-p', String(site.pid), '-e', 'trace=fsync,fdatasync']);
  let trace = '';
  strace.stderr.setEncoding('utf8').on('data', (text: string) => {
    trace += text;
  });
  await waitFor('strace to attach', () => trace.includes('attached'));
  const syncs = () => trace.match(/f(?:data)?sync\(\d+/g)?.length ?? 0;
  for (let count = 1; count <= LEADS; count += 1) {
    const before = syncs();
    const answer = await fetch(`${site.url}/api/leads/comment`, {
      method: 'POST',
      body: new URLSearchParams({ submission_id: randomUUID(), name: 'Asha', comment: 'Nice' }),
    });
    expect(answer.status).toBe(200);
    await waitFor('the sync', () => syncs() > before, 2_000);
  }
  expect(syncs()).toBeGreaterThanOrEqual(LEADS);
  strace.kill('SIGINT');
  await once(strace, 'close');
  await site.stop();
});
