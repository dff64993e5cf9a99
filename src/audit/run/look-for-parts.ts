import type { Part } from '../facts.ts';
import type { Findings } from './findings.ts';
import { findAddresses, findCertificate, findLlms, findMadeUp } from './parts/addresses.ts';
import { findCard } from './parts/card.ts';
import { findFiles } from './parts/files.ts';
import { findLinks, findTargets } from './parts/links.ts';
import { findListed } from './parts/listed.ts';
import { findAlternate, findAsGoogle, findPages } from './parts/pages.ts';
import { findSitemap } from './parts/sitemap.ts';
import type { RunTools, Visit } from './run-tools.ts';

/**
 * Begins to look for all parts that are still missing, and gives those that are being looked for, each with the end of
 * its search. Their requests wait for their turn in this order.
 */
export function lookForParts(
  visit: Visit,
  findings: Findings,
  { vitals }: RunTools,
): Map<Part, Promise<void>> {
  const open = new Map<Part, Promise<void>>();
  const look: Findings['look'] = async (part, search) => {
    if (findings.isSettled(part)) return;
    open.set(
      part,
      findings.look(part, search).finally(() => open.delete(part)),
    );
  };
  look('addresses', () => findAddresses(visit));
  look('certificate', () => findCertificate(visit));
  look('madeUp', () => findMadeUp(visit));
  const sitemap = findSitemap(visit);
  look('sitemap', () => sitemap);
  const listed = sitemap.then((found) => findListed(visit, found));
  look('listed', () => listed);
  look('card', () => findCard(visit));
  look('asGoogle', () => findAsGoogle(visit));
  look('alternate', () => findAlternate(visit));
  look('files', () => findFiles(visit));
  look('links', () => findLinks(visit));
  const pages = findPages(visit, listed);
  look('pages', () => pages);
  look('targets', async () => findTargets(visit, await pages));
  look('llms', () => findLlms(visit));
  look('vitals', async () => (await vitals?.(new URL(visit.page.url))) ?? 'none');
  return open;
}
