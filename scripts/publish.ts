// Take, check, build, release: what the server does by itself when somebody has changed the content.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readCurrent, readRelease } from '../src/server/release/release.ts';
import { packagedNode } from './node.mjs';
import { optionsOrHelp } from './options.ts';
import { runWithProgress } from './progress.mjs';
import { projectRoot } from './project.ts';
import { PublishRefused } from './publish/git.ts';
import { publish, type Step } from './publish/publish.ts';
import { makeRepository } from './publish/repository.ts';
import { type Site, siteAt, siteOf } from './versions/version.ts';

const SIGNERS = '/etc/website-signers';

const help = `Fetches, checks, builds and releases what somebody has changed; on a server a timer calls it.

  npm run publish [-- --take | --build] [--trust COMMIT] [--signers FILE]
      Both halves, or one: --take fetches and installs, which needs the network, and runs nothing
      of what it fetches; --build builds and releases what was taken, without a network.
      COMMIT is one whose code is taken without a signature, since somebody here has looked at it.
      FILE lists the keys that may change more than content (${SIGNERS} unless told).
  npm run publish -- --to FOLDER
      Makes a site in this folder from the clone in which this is called.
`;

const values = optionsOrHelp(help, {
  take: { type: 'boolean', default: false },
  build: { type: 'boolean', default: false },
  trust: { type: 'string' },
  signers: { type: 'string', default: SIGNERS },
  to: { type: 'string' },
});

const site = values.to === undefined ? siteOf(projectRoot) : siteAt(resolve(values.to));
if (site) {
  process.exitCode = (await run(site)) ? 0 : 1;
} else {
  console.error(
    'This is a clone to work in. A server publishes from versions that lie beside each other (docs/operating.md, "Install and first release"); to make them: npm run publish -- --to /srv/website',
  );
  process.exitCode = 1;
}

async function run(at: Site): Promise<boolean> {
  try {
    mkdirSync(at.versions, { recursive: true });
    if (values.to && !existsSync(at.repository)) await makeRepository(at.repository, projectRoot);
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error;
    console.error(error.message);
    return false;
  }
  const { take, build } = values;
  const steps: Step[] = take === build ? ['take', 'build'] : [take ? 'take' : 'build'];
  const reaches = steps.includes('take');
  if (reaches) await tellWhatWasReleased(at);
  const before = readCurrent(at.dist)?.id;
  const done = await publish(
    {
      site: at,
      signers: values.signers,
      trusted: values.trust,
      drafts: process.env.DRAFTS_URL?.replace(/\/$/, ''),
      runScript: ({ dir }, script = '', ...words) => {
        const { NODE_ENV: _preset, ...env } = process.env;
        const node = packagedNode(dir);
        return runWithProgress({
          doing: 'Publishing',
          command: node ? join(dir, node) : process.execPath,
          args: [join(dir, 'scripts', script), ...words],
          options: { cwd: dir, env },
          stage: lastLine,
        });
      },
      say: console.log,
    },
    steps,
  );
  const now = readCurrent(at.dist)?.id;
  if (now !== before && !existsSync(untold(at))) writeFileSync(untold(at), before ?? '');
  if (reaches) await tellWhatWasReleased(at);
  return done;
}

/** Names the release of which search engines know: a build without a network leaves it to the next step. */
function untold({ dist }: Site): string {
  return join(dist, 'untold');
}

async function tellWhatWasReleased(at: Site): Promise<void> {
  // The first publish is called in a clone, which has no packages yet.
  if (values.to !== undefined || !existsSync(untold(at))) return;
  const before = readRelease(at.dist, readFileSync(untold(at), 'utf8'));
  const { tellSearchEngines } = await import('./index-now.ts');
  const told = await tellSearchEngines(at.dist, before, process.env);
  if (told) console.log(told);
  rmSync(untold(at));
}

/** How far the script says it is; how long it takes is said of all. */
function lastLine(output: string): string {
  const line = stripVTControlCharacters(output).trim().split('\n').at(-1) ?? '';
  return line.replace(/(?:, \d+ s)? …$/, '');
}
