import { parseArgs } from 'node:util';
import { buildRelease, buildSite } from './site-build.ts';

const { values } = parseArgs({
  options: {
    /** Makes a release and serves it later: for several servers, which need its files first. */
    hold: { type: 'boolean', default: false },
  },
});

if (values.hold) {
  const { id } = await buildRelease();
  console.log(`To serve it: npm run release -- use ${id}`);
} else {
  await buildSite();
}
