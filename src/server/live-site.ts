import { setTimeout as sleep } from 'node:timers/promises';
import { type Manifest, paths, type Release, readCurrent } from '../release/release.ts';
import { analyticsSources } from './analytics-sources.ts';
import { type AnswerPages, loadAnswerPages } from './answer-pages.ts';
import { contentPolicy } from './content-policy.ts';
import type { ServerSettings } from './settings.ts';
import { loadSiteFiles, type SiteFiles } from './site-files.ts';

/** How often to look whether another release is to be served, in ms. */
const LOOK_EVERY_MS = 1_000;

/** A release in memory. Whoever answers a request takes all from one of them. */
export interface LoadedRelease {
  readonly manifest: Manifest;
  readonly files: SiteFiles;
  readonly answers: AnswerPages;
}

/** The built site, whichever release is served at the moment. */
export interface LiveSite {
  readonly release: LoadedRelease;
  /** The folder that holds the assets of all releases. */
  readonly assets: string;
}

interface FollowLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Loads the release that `dist` names, and another one as soon as it is named.
 *
 * @returns undefined when there is no release
 */
export async function openLiveSite(dist: string) {
  const current = readCurrent(dist);
  if (!current) return undefined;
  const site = { release: await loadRelease(current), assets: paths.assets(dist) };

  /** Until the signal comes. A release that can't be read is told of once, and not served. */
  const follow = async (
    onTakenUp: (release: LoadedRelease) => void,
    log: FollowLog,
    stopping: AbortSignal,
  ): Promise<void> => {
    let refused: string | undefined;
    while (await notStopped(stopping)) {
      try {
        const next = readCurrent(dist);
        if (!next || next.id === site.release.manifest.id || next.id === refused) continue;
        refused = next.id;
        site.release = await loadRelease(next);
        refused = undefined;
        log.info({ release: next.id }, 'a release was taken up');
        onTakenUp(site.release);
      } catch (error) {
        log.error({ err: error, release: refused }, 'a release can not be read; the old one stays');
      }
    }
  };
  return { site: site as LiveSite, follow };
}

async function loadRelease({ dir, ...manifest }: Release): Promise<LoadedRelease> {
  const policyOf = contentPolicy(analyticsSources);
  const [files, answers] = await Promise.all([
    loadSiteFiles(dir, policyOf),
    loadAnswerPages(dir, policyOf),
  ]);
  return { manifest, files, answers };
}

/** False once it is time to stop, true after each wait before that. */
async function notStopped(stopping: AbortSignal): Promise<boolean> {
  return sleep(LOOK_EVERY_MS, true, { signal: stopping, ref: false }).catch(() => false);
}

/** What stands in the pages otherwise than the server was told, a sentence each. */
export function settingsThatDiffer(
  { siteUrl, analyticsId }: Pick<ServerSettings, 'siteUrl' | 'analyticsId'>,
  built: Manifest,
): string[] {
  const compared = [
    ['SITE_URL', siteUrl?.origin, built.siteUrl && URL.parse(built.siteUrl)?.origin],
    ['ANALYTICS_ID', analyticsId, built.analyticsId],
  ] as const;
  return compared
    .filter(([, set, then]) => (set ?? null) !== then)
    .map(
      ([name, set, then]) =>
        `${name} is ${set ?? 'not set'}, but the pages were built with ${then ?? 'none'}; it takes effect with: npm run build`,
    );
}
