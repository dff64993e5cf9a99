import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loadAnswerPages } from './answer-pages.ts';
import { contentOf, type Manifest, readCurrent, readPointer } from './release/release.ts';
import { loadReports } from './report-pages.ts';
import type { ServerSettings } from './settings.ts';
import { loadSiteFiles } from './site-files.ts';

/** How often to look whether another release is to be served, in ms. */
const LOOK_EVERY_MS = 1_000;

/** A release in memory. Whoever answers a request takes all from one of them. */
export type LoadedRelease = Awaited<ReturnType<typeof loadRelease>>;

/** The built site, whichever release is served at the moment. */
export interface LiveSite {
  readonly dist: string;
  release: LoadedRelease;
  /** Why another release that was chosen is not served, in a sentence; undefined when all is well. */
  problem?: string | undefined;
}

/** Loads the release that `dist` names. Throws if it can't. */
export async function openLiveSite(dist: string): Promise<LiveSite> {
  return { dist, release: await loadRelease(dist) };
}

/** Takes up another release as soon as it is named, until the signal comes. */
export async function followReleases(
  site: LiveSite,
  onTakenUp: (release: LoadedRelease) => void,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<void> {
  while (await notStopped(stopping)) {
    try {
      if (readPointer(site.dist)?.id !== site.release.manifest.id) {
        site.release = await loadRelease(site.dist);
        log.info({ release: site.release.manifest.id }, 'a release was taken up');
        onTakenUp(site.release);
      }
      site.problem = undefined;
    } catch (error) {
      const problem = String(error);
      // Copied file by file, it may be whole at the next look.
      if (problem !== site.problem)
        log.error({ err: error }, 'the release that was chosen is not served');
      site.problem = problem;
    }
  }
}

async function loadRelease(dist: string) {
  const release = readCurrent(dist);
  if (!release) {
    throw new Error(`There is no built site in ${dist}. Build it with: npm run build`);
  }
  const { dir, ...manifest } = release;
  const { files: filesThere, bytes } = contentOf(dir);
  // There may be more: some systems leave files of their own in a folder that somebody looks into.
  if (filesThere < manifest.content.files || bytes < manifest.content.bytes) {
    throw new Error(`The release ${manifest.id} is not whole. Was it copied halfway?`);
  }
  const [files, answers, reports] = await Promise.all([
    loadSiteFiles(dir),
    loadAnswerPages(dir),
    loadReports(dir),
  ]);
  return { manifest, files, answers, reports };
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
