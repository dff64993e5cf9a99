import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBlocks } from '../tests/docs/operating/blocks.ts';
import { waitFor } from '../tests/helpers/index.ts';
import { startNginx } from '../tests/helpers/nginx.ts';
import { postLeads, quantile } from './leads-meanwhile.ts';
import { auditsAtOnce } from './one-client/audits-at-once.ts';
import type { Part } from './part.ts';
import { runWrk } from './server/load.ts';
import { systemProgram } from './server/system-program.ts';
import { withSite } from './site-under-test.ts';
import { table } from './table.ts';

const SECONDS = 10;
const IDLE_SECONDS = 15;
/** How much longer leads may take while somebody asks as fast as he can. */
const FLOOR = 3;
/** Answered by nginx itself: what is noticed of it is the load's share of the machine, not the server's. */
const NOT_OURS = '/not-ours';
const LIMITS = '/etc/nginx/conf.d/website-limits.conf';

interface Row {
  readonly by: string;
  readonly what: string;
  readonly perSecond: number;
  /** The share of answers that were refusals. */
  readonly refused: number;
  readonly p50: number;
  readonly ratio: number;
}

/** What leads notice of one client that asks for one address as fast as it can, over 32 connections. */
export const measureOneClient: Part = async () => {
  // Before anything runs: what starts is in use when the load turns out to have no program.
  const program = systemProgram('nginx', 'nginx-light');
  systemProgram('wrk', 'wrk');
  const dir = await mkdtemp(join(tmpdir(), 'one-client-'));
  const socket = join(dir, 'audits.sock');
  const env = {
    AUDIT_SOCKET: socket,
    LEADS_RATE_LIMIT: '30',
    TRUST_PROXY: 'true',
  };
  const rows = await withSite(async (site) => {
    const audits = auditsAtOnce(site.folder).listen(socket);
    await once(audits, 'listening');
    const report = await makeReport(site.url);
    const nginx = await startNginx(proxyBefore(site.url), program);
    try {
      return [
        ...(await measure('the server alone', site.url, nginx.url, report)),
        ...(await measure('behind the proxy', nginx.url, nginx.url, report)),
      ];
    } finally {
      await nginx.stop();
      audits.close();
    }
  }, env);
  await rm(dir, { recursive: true });
  console.log(reportOf(rows));
  return { rows };
};

/** The path of a finished report. */
async function makeReport(url: string): Promise<string> {
  const asked = await fetch(`${url}/api/audits`, {
    method: 'POST',
    body: new URLSearchParams({ address: 'shop.in' }),
    redirect: 'manual',
  });
  const path = asked.headers.get('location') ?? '';
  await waitFor(
    'the report to be finished',
    async () => (await fetch(`${url}${path}/card.png`)).ok,
  );
  return path;
}

async function measure(by: string, url: string, proxy: string, report: string): Promise<Row[]> {
  const targets: readonly (readonly [what: string, path: string, form?: string])[] = [
    ['nothing of ours', `${proxy}${NOT_OURS}`],
    ['page', '/'],
    ['report', report],
    ['card of a report', `${report}/card.png`],
    ['audit form', '/api/audits', 'address=victim.in'],
    ['Markdown', '/index.md'],
    ['for search engines', '/sitemap-index.xml'],
    ['brochure', '/brochure.pdf'],
  ];
  await postLeads(url, sleep(2000));
  const idle = quantile((await postLeads(url, sleep(IDLE_SECONDS * 1000))).times, 0.5);
  const rows: Row[] = [{ by, what: 'nothing', perSecond: 0, refused: 0, p50: idle, ratio: 1 }];
  for (const [what, path, form] of targets) {
    console.error(`${by}: ${what}`);
    const load = runWrk(new URL(path, url).href, SECONDS, form);
    const { times } = await postLeads(url, load);
    const p50 = quantile(times, 0.5);
    const { perSecond, answers, errors } = await load;
    rows.push({ by, what, perSecond, refused: errors / answers, p50, ratio: p50 / idle });
  }
  return rows;
}

/** The limits that operating.md gives, with visitors who may say where they are. */
const proxyBefore = (target: string) => (_folder: string, port: number) => {
  const blocks = readBlocks(readFileSync('docs/operating.md', 'utf8'));
  const limits = blocks.find(({ file }) => file === LIMITS)?.text ?? '';
  return `
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  ${limits}
  upstream website { server ${new URL(target).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location = ${NOT_OURS} { return 204; }
    location / {
      proxy_pass http://website;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
`;
};

function reportOf(rows: readonly Row[]): string {
  const cells = rows.map(({ by, what, perSecond, refused, p50, ratio }) => ({
    'answers/s': perSecond.toFixed(0),
    refused: `${(100 * refused).toFixed(0)} %`,
    "leads' p50 ms": p50.toFixed(1),
    'times idle': ratio.toFixed(1),
    'asked for': what,
    by,
  }));
  return `${table(cells)}

Wanted are at most ${FLOOR} times. The load and all servers share this machine: "nothing of ours" is that load
alone, on answers that nginx gives itself.`;
}
