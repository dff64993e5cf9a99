// Which builds there are, which one is served, and back to the one before.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose, goBack } from '../src/server/release/publish.ts';
import { listReleases, readCurrent, readRelease } from '../src/server/release/release.ts';
import { fail } from './fail.ts';
import { tellSearchEngines } from './index-now.ts';
import { whyNotWritable } from './packages.mjs';
import { projectRoot } from './project.ts';
import { distDir } from './site-build.ts';
import { commandVersions } from './versions/command.ts';

const help = `npm run release           lists the builds that can be served, newest last
npm run release -- back   serves the one before
npm run release -- use ID serves any of them; "newest" is an ID, too
With --server, the same for versions of the server, from its next start on.`;

/** What to say; undefined when the words were not understood. */
function run([verb, id, ...rest]: readonly string[]): string | undefined {
  if (rest.length > 0) return undefined;
  if (verb === undefined) return describeAll();
  const refusal = existsSync(distDir) ? whyNotWritable(distDir) : undefined;
  if (refusal) return fail(refusal);
  if (verb === 'back' && id === undefined) {
    const before = goBack(distDir);
    return before ? `${before} is served now.` : fail('There is no release before this one.');
  }
  if (verb === 'use' && id !== undefined) {
    const wanted =
      id === 'newest' ? listReleases(distDir).at(-1)?.id : readRelease(distDir, id)?.id;
    if (wanted === undefined) return fail(`There is no release ${id}. See: npm run release`);
    choose(distDir, wanted);
    return `${wanted} is served now.`;
  }
  return undefined;
}

function describeAll(): string {
  const served = readCurrent(distDir)?.id;
  const lines = listReleases(distDir).map(
    ({ id, siteUrl }) =>
      `${id === served ? 'served' : '      '}  ${id}  ${siteUrl ?? 'no SITE_URL'}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'There is no release yet. Make one: npm run build';
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'boolean', default: false } },
});
const before = readCurrent(distDir);
const answer = values.server ? commandVersions(projectRoot, positionals) : run(positionals);
console.log(answer ?? fail(help));
const told = await tellSearchEngines(distDir, before, process.env);
if (told) console.log(told);
