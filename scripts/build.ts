import { parseArgs } from 'node:util';
import { readCurrent } from '../src/server/release/release.ts';
import { tellSearchEngines } from './index-now.ts';
import { buildRelease, buildSite, buildSiteIfChanged, distDir } from './site-build.ts';

const { values } = parseArgs({
  options: {
    /** Makes a release and serves it later: for several servers, which need its files first. */
    hold: { type: 'boolean', default: false },
    /** Builds only what no release was built from, and leaves it to a publish to tell of it. */
    'if-changed': { type: 'boolean', default: false },
  },
});

if (values.hold) {
  const { id } = await buildRelease();
  console.log(`To serve it: npm run release -- use ${id}`);
} else if (values['if-changed']) {
  await buildSiteIfChanged();
} else {
  const before = readCurrent(distDir);
  await buildSite();
  const told = await tellSearchEngines(distDir, before, process.env);
  if (told) console.log(told);
}
