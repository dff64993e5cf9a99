import { folders } from './folders.ts';
import { serveFolders } from './serve-folders.ts';
import { type RunningSite, type ServedSite, spread } from './site.ts';
import { startSystems } from './systems.ts';

/** Serves all that others wrote and this machine has, so many pages of each site, while it is used. */
export async function withCorpus<Outcome>(
  pagesEach: number,
  use: (sites: readonly ServedSite[]) => Promise<Outcome>,
): Promise<Outcome> {
  const served = await serveFolders(folders());
  const systems: RunningSite[] = [];
  try {
    await startSystems(systems);
    const sites = [...served.sites, ...systems];
    return await use(sites.map((site) => ({ ...site, pages: spread(site.pages, pagesEach) })));
  } finally {
    for (const system of systems) await system.stop();
    await served.stop();
  }
}
