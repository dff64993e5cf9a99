import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';
import { listReleases } from '../../../src/server/release/release.ts';
import { startSite } from '../../helpers/index.ts';
import { longRun } from '../long-run.ts';
import { load } from './load.ts';
import { releaseMarked } from './marked-release.ts';
import { openTab, walk } from './walk.ts';

const RELEASES = 50;
const CONNECTIONS = 32;
const BETWEEN_MS = 1_000;
const PATHS = [
  '/',
  '/Contact',
  '/services/seo-web-designing-services',
  '/profile/blogs',
  '/packages/seo',
];

test.runIf(longRun)(
  `${RELEASES} releases while a browser walks the site and ${CONNECTIONS} connections load it: no failed page view, no error in a cache, no page of two releases`,
  async () => {
    const dist = await mkdtemp(join(tmpdir(), 'dist-'));
    releaseMarked(dist, 0);
    const site = await startSite({ dist });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumArguments,
    });
    onTestFinished(async () => {
      await browser.close();
      await site.stop();
      await rm(dist, { recursive: true });
    });
    const tab = await openTab(browser, site.url, '/Contact');
    const stopping = new AbortController();
    const walking = walk(browser, site.url, PATHS, stopping.signal);
    const loading = load(site.url, PATHS, CONNECTIONS, stopping.signal);

    for (let mark = 1; mark <= RELEASES; mark += 1) {
      releaseMarked(dist, mark);
      await sleep(BETWEEN_MS);
    }
    stopping.abort();
    const [walked, loaded] = [await walking, await loading];
    const takenUp = site.logs.split('a release was taken up').length - 1;
    console.log({ takenUp, views: walked.views, answers: loaded.answers });

    expect(walked.faults).toEqual([]);
    expect(loaded.faults).toEqual([]);
    expect(walked.views).toBeGreaterThan(20);
    expect(takenUp).toBeGreaterThan(RELEASES / 2);
    expect(listReleases(dist)).toHaveLength(5);
    // The first release has gone long since; its assets have not.
    expect(await tab.wakeAndClose()).toEqual({ mark: '0', parts: ['0'], faults: [] });
  },
  600_000,
);
