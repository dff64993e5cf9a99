import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../../../scripts/project.ts';
import { currentVersion, type Site, siteAt } from '../../../scripts/versions/version.ts';
import { waitFor } from '../../helpers/wait-for.ts';
import { git, makeKey } from '../../scripts/published-site.ts';

/** Of the project, what a version needs to be published, tried and started. */
const parts = ['content', 'package.json', 'package-lock.json', 'scripts', 'src'];

/** Stands in for npm, without a registry: the packages of this project, or none. */
const npm = `#!/bin/sh
[ -n "$REGISTRY_AWAY" ] && exit 1
ln -s ${join(projectRoot, 'node_modules')} node_modules
[ -z "$KILLED_IN_NPM" ] || kill -9 $PPID
`;

/** Stands in for scripts/build.ts of a version: a small site, in the time of a test. */
const build = `
import { makeRelease, serve } from '../src/server/release/publish.ts';
import { buildFixture } from '../tests/server/fixture-site.ts';
import { distDir } from './site-build.ts';
if (process.env.BUILD_FAILS) process.exit(1);
const manifest = await buildFixture(distDir, {});
makeRelease(distDir, manifest, ['/', '/Contact']);
if (!process.argv.includes('--hold')) serve(distDir, manifest.id);
`;

/** How a publish is disturbed, as its environment. */
export type Disturbance = Readonly<Record<string, string>>;

/** A site on a server as docs/operating.md makes it, with the project's own server and publish. */
export function makeServerSite() {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const clone = join(folder, 'clone');
  const site: Site = siteAt(join(folder, 'site'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const key = makeKey(folder, 'asha');
  writeFileSync(join(folder, 'signers'), key.listed);

  git(folder, 'init', '-q', '--bare', '-b', 'main', 'host.git');
  git(folder, 'clone', '-q', 'host.git', 'clone');
  git(clone, 'switch', '-q', '-c', 'main');
  for (const part of parts) cpSync(join(projectRoot, part), join(clone, part), { recursive: true });
  const fixture = 'tests/server/fixture-site.ts';
  cpSync(join(projectRoot, fixture), join(clone, fixture));
  writeFileSync(join(clone, 'scripts/build.ts'), build);
  const push = (subject: string) => {
    git(clone, 'add', '-A');
    git(clone, ...key.signing, 'commit', '-q', '-m', subject);
    git(clone, 'push', '-q', 'origin', 'main');
  };
  push('The site');

  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME: folder };
  const command = (from: string, ...words: readonly string[]) => [
    join(from, 'scripts/publish.ts'),
    '--signers',
    join(folder, 'signers'),
    ...words,
  ];
  execFileSync(process.execPath, command(clone, '--to', site.root), { env, stdio: 'pipe' });

  return {
    site,
    /** Pushes other code, signed. */
    pushCode: (mark: string) => {
      appendFileSync(join(clone, 'src/server/main.ts'), `// ${mark}\n`);
      push(mark);
    },
    /**
     * Publishes as the server does, in a process of its own. Nobody waits for it with closed eyes: what is
     * asked of a server next must know which connections it has closed meanwhile.
     */
    publish: async (disturbance: Disturbance = {}) => {
      const preload = ['--import', join(import.meta.dirname, '../kill-at.ts')];
      const words = command(currentVersion(site)?.dir ?? '');
      const child = spawn(
        process.execPath,
        [...('KILL_AT' in disturbance ? preload : []), ...words],
        { env: { ...env, ...disturbance }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { status: status as number | null, stdout, stderr };
    },
    /** Starts what the unit would start now. */
    start: () => startCurrent(site, folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function startCurrent({ current }: Site, folder: string) {
  const database = `file:${mkdtempSync(join(folder, 'data-'))}/leads.db`;
  const child = spawn(join(current, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: current,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const exited = once(child, 'exit');
  const url = await waitFor('the server to listen', () => {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
    return / is at (http:\/\/[^"\s]+)/.exec(said)?.[1];
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, stop };
}
