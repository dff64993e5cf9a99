import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hindiBehind } from '../src/catalog/load/check-content.ts';
import { forgetUnused } from '../src/catalog/load/kept-between-builds.ts';
import { waitingArticles } from '../src/catalog/load/waiting.ts';
import { FILES, MACHINE_FILES, routes } from '../src/catalog/routes.ts';
import { SettingsError } from '../src/platform/environment.ts';
import { answerNames } from '../src/server/answer-pages.ts';
import { IncompleteBuild } from '../src/server/release/check.ts';
import { compressor, precompress } from '../src/server/release/precompress.ts';
import { makeRelease, newReleaseId, serve } from '../src/server/release/publish.ts';
import {
  listReleases,
  type Manifest,
  paths,
  type Release,
  readCurrent,
  readPointer,
} from '../src/server/release/release.ts';
import { shareUnchanged } from '../src/server/release/share.ts';
import { ANSWERS_FOLDER } from '../src/server/site-files.ts';
import { buildStage } from './build-stage.ts';
import { writeIndexNowKey } from './index-now.ts';
import { whyNotWritable } from './packages.mjs';
import { runWithProgress } from './progress.mjs';
import { projectRoot, tool } from './project.ts';
import { buildReportRenderer, CARD_RENDERER_FILE, RENDERER_FILE } from './report-renderer.ts';

// The bundler's allocator would keep hundreds of megabytes that the bundler needs no more, here and in Astro's process.
process.env.MIMALLOC_ARENA_EAGER_COMMIT = '0';
process.env.MIMALLOC_PURGE_DELAY = '0';

const dist = join(projectRoot, 'dist');
/**
 * Where builds lie: `releases/`, their `assets/`, and which release is `current`. On a server it is a link to
 * what all versions share, and Astro must be told where that is: it renders within the project then.
 */
export const distDir = existsSync(dist) ? realpathSync(dist) : dist;
/** Nobody links to them, and without them a server or a search engine is lost. */
const machineFiles = [
  ...answerNames.map((name) => `/${ANSWERS_FOLDER}/${name}.html`),
  ...['', 'hi/'].flatMap((folder) =>
    ['blog-not-found.html', 'not-found.html', 'report.html', 'audit-words.json'].map(
      (name) => `/${ANSWERS_FOLDER}/${folder}${name}`,
    ),
  ),
  `/${ANSWERS_FOLDER}/redirects.json`,
  `/${ANSWERS_FOLDER}/${RENDERER_FILE}`,
  `/${ANSWERS_FOLDER}/${CARD_RENDERER_FILE}`,
  ...MACHINE_FILES,
];
const sources = ['src', 'content', 'public', 'astro.config.mjs', 'package-lock.json'];
/** What runs on the server alone: pages stay as they are when it changes. */
const inNoPage = ['inbox', 'leads', 'server'].map((room) => join('src', room));

type Environment = Readonly<Record<string, string | undefined>>;

interface BuildOptions {
  /** Whether texts lie compressed beside themselves: not where nothing depends on their size. */
  readonly compressed?: boolean;
}

/**
 * Builds the site and makes a release of it, which is served later. Exits with 1 when it fails; then
 * nothing changes.
 */
export async function buildRelease(
  dist: string = distDir,
  env: Environment = process.env,
  { compressed = true }: BuildOptions = {},
): Promise<Release> {
  const started = performance.now();
  console.error('Building the site …');
  const manifest: Manifest = {
    id: newReleaseId(new Date()),
    siteUrl: env.SITE_URL || null,
    analyticsId: env.ANALYTICS_ID || null,
    builtFrom: sourcesDigest(env),
    compressedWith: compressed ? compressor : null,
  };
  const refusal = whyNotWritable(existsSync(dist) ? dist : dirname(dist));
  if (refusal) exitWith(refusal);
  // Before Astro looks what day it is: at midnight there may be an article more, never one less.
  const pages = routes(projectRoot);
  const building = paths.incomplete(dist, manifest.id);
  // Beside it: Astro empties its folder when it begins to write.
  const beside = paths.incomplete(dist, `${manifest.id}-beside`);
  try {
    await Promise.all([renderPages(building, env), buildReportRenderer(beside)]);
    cpSync(beside, building, { recursive: true });
    rmSync(beside, { recursive: true });
    writeIndexNowKey(building, env);
    const earlier = listReleases(dist).at(-1);
    if (earlier) shareUnchanged(building, earlier, manifest);
    if (compressed) await precompress(building);
    forgetUnused();
    const release = makeRelease(dist, manifest, [...pages, ...FILES, ...machineFiles]);
    console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    for (const { path, sentence } of hindiBehind(projectRoot)) {
      console.error(`${path}: ${sentence}`);
    }
    return release;
  } catch (error) {
    for (const folder of [building, beside]) rmSync(folder, { recursive: true, force: true });
    if (
      error instanceof RenderError ||
      error instanceof IncompleteBuild ||
      error instanceof SettingsError
    ) {
      exitWith(error.message);
    }
    throw error;
  }
}

/** What Astro said when it failed. */
class RenderError extends Error {}

/** What Astro's process may hold before it tidies up: on a large machine Node lets it grow to gigabytes. */
const mostMegabytes = () => Math.max(640, routes(projectRoot).length);

async function renderPages(folder: string, env: Environment): Promise<void> {
  const { status, output } = await runWithProgress({
    doing: 'Building the site',
    command: tool('astro'),
    args: ['build', '--outDir', folder],
    options: {
      cwd: projectRoot,
      env: {
        ...env,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        // Pages are short-lived strings: with more room for the young, few are copied on as if they stayed.
        NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --max-old-space-size=${mostMegabytes()} --max-semi-space-size=32`,
        // glibc gives each of sharp's threads memory of its own, and takes hardly any of it back.
        MALLOC_ARENA_MAX: '2',
      },
    },
    stage: buildStage,
  });
  if (status !== 0) throw new RenderError(output);
}

/** Builds the site and serves it from now on. */
export async function buildSite(
  dist: string = distDir,
  env?: Environment,
  options?: BuildOptions,
): Promise<Release> {
  const release = await buildRelease(dist, env, options);
  serve(dist, release.id);
  return release;
}

/** Builds only when nothing was built from these sources, packages and settings. */
export async function buildSiteIfChanged(): Promise<Release> {
  const digest = sourcesDigest(process.env);
  const current = readCurrent(distDir);
  if (current?.builtFrom === digest) return current;
  const built = listReleases(distDir).findLast(({ builtFrom }) => builtFrom === digest);
  if (!built) return buildSite();
  if (current && readPointer(distDir)?.withdrawn.includes(built.id)) {
    console.error(
      `These sources were built as ${built.id}, which was gone back from: ${current.id} is served. To build them again: npm run build`,
    );
    return current;
  }
  serve(distDir, built.id);
  return built;
}

/** A digest of all that pages are made of, below this folder, and of the articles whose day has not come. */
export function sourcesDigest(
  { SITE_URL = '', ANALYTICS_ID = '', INDEXNOW_KEY = '' }: Environment,
  root = projectRoot,
): string {
  const digest = createHash('sha256').update(`${SITE_URL}\n${ANALYTICS_ID}\n${INDEXNOW_KEY}\n`);
  const add = (path: string) => {
    const file = join(root, path);
    if (inNoPage.includes(path) || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(join(path, name));
    } else {
      digest.update(path).update(readFileSync(file));
    }
  };
  sources.forEach(add);
  digest.update(waitingArticles(root).join('\n'));
  return digest.digest('hex');
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
