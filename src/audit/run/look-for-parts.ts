import type { Findings } from './findings.ts';
import { findAddresses, findLlms, findMadeUp } from './parts/addresses.ts';
import { findCard } from './parts/card.ts';
import { findFiles } from './parts/files.ts';
import { findLinks, findTargets } from './parts/links.ts';
import { findListed } from './parts/listed.ts';
import { findAlternate, findAsGoogle, findPages } from './parts/pages.ts';
import { findSitemap } from './parts/sitemap.ts';
import type { Visit } from './run-tools.ts';

/** Begins to look for all parts that are still missing. Their requests wait for their turn in this order. */
export function lookForParts(visit: Visit, findings: Findings): void {
  const look: Findings['look'] = (part, search) => findings.look(part, search);
  look('addresses', () => findAddresses(visit));
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
  look('vitals', async () => (await visit.vitals?.(new URL(visit.page.url))) ?? 'none');
}
