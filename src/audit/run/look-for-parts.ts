import type { Part } from '../facts.ts';
import type { Findings } from './findings.ts';
import { findAddresses, findCertificate, findLlms, findMadeUp } from './parts/addresses.ts';
import { findAlternate } from './parts/alternate.ts';
import { findAsGoogle } from './parts/as-google.ts';
import { findCard } from './parts/card.ts';
import { findFiles } from './parts/files.ts';
import { findLinks } from './parts/links.ts';
import { findListed } from './parts/listed.ts';
import { findPages } from './parts/pages.ts';
import { findSitemap } from './parts/sitemap.ts';
import { findTargets } from './parts/targets.ts';
import type { RunTools } from './run-tools.ts';
import type { Visit } from './visit.ts';

/** The parts that are being looked for, each with the end of its search. */
export interface Search {
  readonly open: ReadonlyMap<Part, Promise<void>>;
  /** The picture of the page's card, drawn by us, once there is one. */
  readonly thumbnail: () => string | undefined;
}

/** Begins to look for all parts that are still missing. Their requests wait for their turn in this order. */
export function lookForParts(visit: Visit, findings: Findings, tools: RunTools): Search {
  const open = new Map<Part, Promise<void>>();
  let thumbnail: string | undefined;
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
  look('card', async () => {
    const card = await findCard(visit);
    if (card === 'none') return card;
    thumbnail = card.thumbnail;
    return card.image;
  });
  look('asGoogle', () => findAsGoogle(visit));
  look('alternate', () => findAlternate(visit));
  look('files', () => findFiles(visit));
  look('links', () => findLinks(visit));
  const pages = findPages(visit, listed);
  look('pages', () => pages);
  look('targets', async () => findTargets(visit, await pages));
  look('llms', () => findLlms(visit));
  look('vitals', async () => (await tools.vitals?.(new URL(visit.page.url))) ?? 'none');
  return { open, thumbnail: () => thumbnail };
}
