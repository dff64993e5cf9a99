import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../src/server/release/publish.ts';
import { paths } from '../../../src/server/release/release.ts';
import { openStoreAt, startPostgres, startSite, startVisitors } from '../../helpers/index.ts';
import { balancer, hasNginx, startNginx } from '../../helpers/nginx.ts';
import { longRun } from '../long-run.ts';
import { load } from './load.ts';
import { markPattern, pageMarkPattern, releaseMarked } from './marked-release.ts';

const RELEASES = 5;
const CONNECTIONS = 16;
/** One server hears of a release later than the other. */
const APART_MS = 1_500;
const NO_OLD_PAGE_AFTER_MS = 5_000;
const PATHS = ['/', '/Contact', '/profile/reviews', '/packages/web-awareness'];

/** As operating.md has it: made on the first server and held, copied to the other, then served. */
async function deploy(mark: number, [first = '', second = '']: readonly string[]): Promise<void> {
  const { id } = releaseMarked(first, mark, false);
  cpSync(paths.assets(first), paths.assets(second), { recursive: true });
  cpSync(paths.release(first, id), paths.release(second, id), { recursive: true });
  serve(first, id);
  await sleep(APART_MS);
  cpSync(paths.pointer(first), paths.pointer(second));
}

test.runIf(longRun && hasNginx)(
  'two servers on one database behind a cache: no failed answer while releases come, no old page and no error 5 s after',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'servers-'));
    const dist = (name: string) => join(root, name);
    const dists = [dist('one'), dist('two')];
    const postgres = await startPostgres();
    const database = await postgres.newDatabase();
    await deploy(0, dists);
    const env = { DATABASE_URL: database, COMMENT_SHEET_URL: 'http://127.0.0.1:9/' };
    const sites = await Promise.all(dists.map((each) => startSite({ dist: each, env })));
    const cache = await startNginx(
      balancer(
        sites.map(({ url }) => url),
        { cache: true },
      ),
    );
    onTestFinished(async () => {
      await cache.stop();
      for (const site of sites) await site.stop();
      await postgres.remove();
      await rm(root, { recursive: true });
    });
    const answerFor = (path: string) => fetch(cache.url + path, { redirect: 'manual' });
    const assetOf = async (path: string) =>
      (await (await answerFor(path)).text()).match(/\/_astro\/[\w.@~-]+/)?.[0] ?? '';
    const stopping = new AbortController();
    const loading = load(cache.url, PATHS, CONNECTIONS, stopping.signal);
    const visitors = startVisitors(2, () => cache.url);
    const old: string[] = [];

    for (let mark = 1; mark <= RELEASES; mark += 1) {
      // Asked for too early: its absence must not be remembered.
      const next = (await assetOf('/Contact')).replace(markPattern, `.release${mark}.`);
      expect((await answerFor(next)).status).toBe(404);
      await deploy(mark, dists);
      await sleep(NO_OLD_PAGE_AFTER_MS);
      for (let turn = 0; turn < 10; turn += 1) {
        for (const path of PATHS) {
          const shown = pageMarkPattern.exec(await (await answerFor(path)).text())?.[1];
          if (shown !== String(mark)) old.push(`${path} shows ${shown} for ${mark}`);
        }
      }
      expect(await assetOf('/Contact')).toBe(next);
      expect((await answerFor(next)).status).toBe(200);
    }
    stopping.abort();
    const { answers, faults } = await loading;
    await visitors.stop();
    const page = await answerFor('/Contact');
    await page.text();
    const again = await answerFor('/Contact');
    const store = await openStoreAt(database);
    const [stored] = (await store.stats()).leads;
    await store.close();
    console.log({ answers, leads: visitors.acknowledged.length });

    expect(faults).toEqual([]);
    expect(old).toEqual([]);
    // Otherwise the cache would have had nothing to do wrong.
    expect(again.headers.get('x-cache')).toBe('HIT');
    expect(stored?.count).toBe(new Set(visitors.acknowledged).size);
    expect([...visitors.statuses.keys()]).toEqual([200]);
  },
  300_000,
);
