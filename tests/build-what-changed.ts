import { buildSiteIfChanged } from '../scripts/site-build.ts';

/** Some tests read built pages: they are never those of other sources. */
export default async function setup(): Promise<void> {
  await buildSiteIfChanged();
}
