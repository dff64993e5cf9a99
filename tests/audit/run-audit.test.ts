import { afterEach, expect, test } from 'vitest';
import type { AuditEvent } from '../../src/audit/events.ts';
import { progressOf } from '../../src/audit/events.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';
import { fetcherFor, type StandInSite, startSite } from './stand-in-site.ts';

let site: StandInSite;

afterEach(async () => {
  await site?.stop();
});

const page = `<!doctype html><html lang="en"><head><title>Sweets in Karol Bagh</title>
<meta name="description" content="Fresh every morning."><meta property="og:image" content="/card.png">
<link rel="stylesheet" href="/style.css"></head><body><nav><a href="/menu">Menu</a></nav>
<h1>Sweets</h1><a href="/gone">Old</a><img src="/cake.jpg" alt="A cake"></body></html>`;

async function audit(address = 'https://shop.in/', over = new AbortController().signal) {
  const events: AuditEvent[] = [];
  const fetcher = fetcherFor(site.network, { over });
  for await (const event of runAudit(new URL(address), { fetcher, over, robot: 'TestAudit' })) {
    events.push(event);
  }
  return { events, progress: progressOf(events) };
}

test('thin', async () => {
  site = await startSite((request, response) => {
    if (request.url === '/' || request.url === '/menu')
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else response.writeHead(404).end('no');
  });
  const { events } = await audit();
  console.log(JSON.stringify(events, null, 1), site.asked);
});
