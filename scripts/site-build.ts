import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '../src/build/precompress.ts';
import { projectRoot, tool } from './project.ts';

/** Where the built site lies. */
export const distDir = join(projectRoot, 'dist');
const stampFile = join(projectRoot, '.cache', 'built-from');
const sources = ['src', 'content', 'public', 'astro.config.ts', 'package-lock.json'];

/** Builds the site into dist/ and compresses what the server sends. Exits with 1 when it fails. */
export async function buildSite(): Promise<void> {
  const started = performance.now();
  console.error('Building the site …');
  const build = spawnSync(tool('astro'), ['build', '--silent'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (build.status !== 0) {
    console.error(build.stdout + build.stderr);
    process.exit(1);
  }
  await precompress(distDir);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, sourcesDigest());
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds only when what dist/ was built from differs: a source file, a dependency, a setting. */
export async function buildSiteIfChanged(): Promise<void> {
  const builtFrom = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (existsSync(join(distDir, 'index.html')) && builtFrom === sourcesDigest()) return;
  await buildSite();
}

function sourcesDigest(): string {
  const { SITE_URL = '', ANALYTICS_ID = '' } = process.env;
  const digest = createHash('sha256').update(`${SITE_URL}\n${ANALYTICS_ID}\n`);
  for (const source of sources) addToDigest(join(projectRoot, source), digest);
  return digest.digest('hex');
}

function addToDigest(path: string, digest: ReturnType<typeof createHash>): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addToDigest(join(path, name), digest);
  } else {
    digest.update(path.slice(projectRoot.length)).update(readFileSync(path));
  }
}
