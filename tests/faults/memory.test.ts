import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabaseDir, type Site, startSite, waitFor } from '../helpers/index.ts';
import { longRun } from './long-run.ts';
import { postLeads } from './throughput.ts';

const CONNECTIONS = 64;
const CHUNK = 100_000;
const CHUNKS = 10;
const MB = 1024 * 1024;
/** Eleven bytes a lead: less than any trace that a post could leave behind. Measured: 4 MB. */
const HEAP_GROWTH_MAX = 10 * MB;
/** What the allocator and SQLite keep for themselves, beside the heap. Measured: 51 MB, half-way. */
const RSS_GROWTH_MAX = 100 * MB;

// A run short enough for every day could not tell a leak from noise.
test.skipIf(!longRun)(
  `${CHUNKS * CHUNK} posts leave nothing behind in memory`,
  async () => {
    const dir = await newDatabaseDir();
    const sheet = await startForgetfulSheet();
    onTestFinished(async () => {
      await sheet.stop();
      await rm(dir, { recursive: true });
    });
    const path = join(dir, 'leads.db');
    const report = join(dir, 'memory');
    const site = await startSite({
      args: ['--api-only'],
      env: {
        DATABASE_URL: `file:${path}`,
        COMMENT_SHEET_URL: sheet.url,
        LEADS_SHEET_RATE: '6000',
        MEMORY_REPORT: report,
        NODE_OPTIONS: `--expose-gc --import ${new URL('report-memory.ts', import.meta.url)}`,
      },
    });

    const samples: Memory[] = [];
    for (let chunk = 1; chunk <= CHUNKS; chunk += 1) {
      const { perSecond, errors } = await postLeads(site.url, CONNECTIONS, { count: CHUNK });
      expect(errors).toBe(0);
      const memory = await memoryOf(site, report, chunk);
      samples.push(memory);
      console.info(
        `${chunk * CHUNK} posts: heap ${mb(memory.heapUsed)}, resident ${mb(memory.rss)}, ` +
          `${perSecond.toFixed(0)} posts/s`,
      );
    }
    expect(await site.stop()).toBe(0);

    const db = new DatabaseSync(path, { readOnly: true });
    expect(db.prepare('select count(*) count from leads').get()).toEqual({
      count: CHUNKS * CHUNK,
    });
    db.close();
    // The first chunk is for all that is made once.
    const [first, last] = [samples[0], samples.at(-1)] as [Memory, Memory];
    expect(last.heapUsed - first.heapUsed).toBeLessThan(HEAP_GROWTH_MAX);
    expect(last.rss - first.rss).toBeLessThan(RSS_GROWTH_MAX);
  },
  3_600_000,
);

interface Memory {
  /** Bytes of the heap after a collection. */
  readonly heapUsed: number;
  /** Bytes that the process takes in all. */
  readonly rss: number;
}

/** Asks the server for its memory; the answer is line `count` of its report. */
async function memoryOf(site: Site, report: string, count: number): Promise<Memory> {
  process.kill(Number(site.pid), 'SIGUSR2');
  const line = await waitFor('the server to report its memory', async () => {
    const text = await readFile(report, 'utf8').catch(() => '');
    return text.split('\n').slice(0, -1)[count - 1];
  });
  return JSON.parse(line);
}

/** A spreadsheet service that takes everything and remembers nothing. */
async function startForgetfulSheet(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function mb(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}
