import { parseArgs } from 'node:util';
import { readCurrent } from '../src/server/release/release.ts';
import { tellSearchEngines } from './index-now.ts';
import { buildRelease, buildSite, buildSiteIfChanged, distDir } from './site-build.ts';

const { values } = parseArgs({
  options: {
    /** Makes a release and serves it later: for several servers, which need its files first. */
    hold: { type: 'boolean', default: false },
    /** Builds only what no release was built from. */
    'if-changed': { type: 'boolean', default: false },
  },
});

if (values.hold) {
  const { id } = await buildRelease();
  console.log(`To serve it: npm run release -- use ${id}`);
} else {
  const before = readCurrent(distDir);
  await (values['if-changed'] ? buildSiteIfChanged() : buildSite());
  const told = await tellSearchEngines(distDir, before, process.env);
  if (told) console.log(told);
}
