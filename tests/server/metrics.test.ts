import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../helpers/index.ts';

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('figures tell of leads, deliveries, audits and the disk, on their own port alone', async () => {
  const port = await freePort();
  const env = { METRICS_PORT: String(port), COMMENT_SHEET_URL: 'http://127.0.0.1:9/' };
  const site = await startSite({ env, args: ['--api-only'] });
  onTestFinished(async () => {
    await site.stop();
  });
  const comment = { submission_id: crypto.randomUUID(), name: 'Asha', comment: 'Good work.' };
  const posted = await fetch(`${site.url}/api/leads/comment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(comment),
  });
  expect(posted.status).toBe(200);

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const figures = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(figures).toContain('website_leads{form="comment",spam="no"} 1');
  expect(figures).toMatch(/website_deliveries\{channel="comment-sheet",state="(due|claimed)"\} 1/);
  expect(figures).toMatch(/website_oldest_waiting_seconds [\d.]+/);
  expect(Number(/website_disk_free_ratio ([\d.e-]+)/.exec(figures)?.[1])).toBeGreaterThan(0);
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(figures).toMatch(/website_info\{release="none",version="\d+\.\d+\.\d+",node="v24/);
  expect(figures).not.toContain('Asha');

  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).not.toBe(200);
});
