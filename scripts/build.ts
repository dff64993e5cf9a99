import { readCurrent } from '../src/server/release/release.ts';
import { tellSearchEngines } from './index-now.ts';
import { optionsOrHelp } from './options.ts';
import { buildRelease, buildSite, buildSiteIfChanged, distDir } from './site-build.ts';

const help = `npm run build                   builds a release; a running server takes it up
npm run build -- --hold         makes it and serves it later: for several servers, which need its
                                files first
npm run build -- --if-changed   only when no release was built from what there is, and tells no
                                search engine`;

const values = optionsOrHelp(help, {
  hold: { type: 'boolean', default: false },
  'if-changed': { type: 'boolean', default: false },
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
